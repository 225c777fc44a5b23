// `npm run db -- migrate | new NAME | dump | operator EMAIL`
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { appointOperator } from '#access/operators.ts'
import { configFromEnvironment, root } from '#config.ts'
import { CannotStart } from '#cannot-start.ts'
import { type Connection, connect, refuseUnusable } from '#db/connect.ts'
import { connectOrStart } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { migrationsDirectory, readMigrations } from '#db/migration-files.ts'
import { dumpSchema, schemaFile } from '#db/schema-dump.ts'
import { dumpTableTypes, typesFile } from '#db/table-types.ts'
import { withThrowawayDatabase } from '#db/throwaway.ts'

const USAGE = `npm run db -- COMMAND
  migrate         bring the database of the settings up to date
  new NAME        begin a migration: db/migrations/NNNN-NAME.sql
  dump            write what the migrations add up to: db/schema.sql, and the types of the tables
  operator EMAIL  let an account look after the installation`

/** Runs work with the configured database, migrated. */
async function withConfigured<T>(
  work: (connection: Connection, applied: readonly string[]) => Promise<T>,
): Promise<T> {
  const config = configFromEnvironment()
  const { url, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await connectOrStart({ directory: config.dataDirectory })
  const connection = connect(url, { statement_timeout: 0 })
  try {
    await refuseUnusable(connection, url)
    return await work(connection, await migrate(connection.pool))
  } finally {
    await connection.close()
    await stop()
  }
}

const migrateConfigured = () =>
  withConfigured(async (_, applied) =>
    applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`,
  )

const appoint = (email = '') =>
  withConfigured(async ({ db }) => {
    const isAppointed = await appointOperator(db, email, new Date().toISOString())
    if (!isAppointed) {
      throw new CannotStart(
        `There is no verified account with the address "${email}". Sign up first.`,
      )
    }
    return `${email} is an operator.`
  })

async function beginMigration(name = ''): Promise<string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new CannotStart(
      'A migration is named in small letters with hyphens: npm run db -- new ground-reviews',
    )
  }
  const last = readMigrations().at(-1)?.number ?? 0
  const number = String(last + 1).padStart(4, '0')
  const file = path.join(migrationsDirectory, `${number}-${name}.sql`)
  writeFileSync(file, '-- Why this is needed.\n', { flag: 'wx' })
  return `Began ${path.relative(root, file)}.`
}

const writeSchema = () =>
  withThrowawayDatabase(async ({ pool }) => {
    const texts = { [schemaFile]: await dumpSchema(pool), [typesFile]: await dumpTableTypes(pool) }
    for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(root, file), text)
    return `Wrote ${Object.keys(texts).join(' and ')}.`
  })

const commands: Readonly<Record<string, (argument?: string) => Promise<string>>> = {
  migrate: migrateConfigured,
  new: beginMigration,
  dump: writeSchema,
  operator: appoint,
}

const [name = '', argument] = process.argv.slice(2)
const command = commands[name]
try {
  if (command === undefined) throw new CannotStart(USAGE)
  console.log(await command(argument))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
