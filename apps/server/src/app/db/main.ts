// `npm run db -- migrate | new NAME | dump | operator EMAIL | dismiss-operator EMAIL |
// retire-samples | reset-second-factor EMAIL | rotate-keys | encrypt-anew`
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { appointOperator, dismissOperator } from '#access/operators.ts'
import { retireSampleAccounts } from '#accounts/sample-accounts.ts'
import { resetFactor } from '#accounts/second-factor/reset-factor.ts'
import { rotateKeys, sealAnew } from './rotate-keys.ts'
import { root } from '#config.ts'
import { CannotStart } from '#cannot-start.ts'
import { migrationsDirectory, readMigrations } from '#db/migration-files.ts'
import { dumpSchema, schemaFile } from '#db/schema-dump.ts'
import { dumpTableTypes, typesFile } from '#db/table-types.ts'
import { withThrowawayDatabase } from '#db/throwaway.ts'
import { auditCommand } from '#security/audit.ts'
import { forgetStoredKey } from '#security/keys.ts'
import { demandsFactor } from '#sessions/sessions.ts'
import { withConfigured } from './with-configured.ts'

const USAGE = `npm run db -- COMMAND
  migrate         bring the database of the settings up to date
  new NAME        begin a migration: db/migrations/NNNN-NAME.sql
  dump            write what the migrations add up to: db/schema.sql, and the types of the tables
  operator EMAIL  let an account look after the installation
  dismiss-operator EMAIL  take that back
  retire-samples  close the sample accounts to everybody
  reset-second-factor EMAIL  let somebody log in by password alone, who has lost phone and codes
  rotate-keys     a new master key in place of the one that is used
  encrypt-anew    what an earlier master key encrypted, with the one that is used now`

const migrateConfigured = () =>
  withConfigured(async ({ applied }) =>
    applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`,
  )

const appoint = (email = '') =>
  withConfigured(async ({ db, config }) => {
    const isAppointed = await appointOperator(db, email, new Date().toISOString())
    if (!isAppointed) {
      throw new CannotStart(
        `There is no verified account with the address "${email}". Sign up first.`,
      )
    }
    return demandsFactor(config)
      ? `${email} is an operator, once two-step login is on under My Profile.`
      : `${email} is an operator.`
  })

const dismiss = (email = '') =>
  withConfigured(async ({ db }) => {
    if (await dismissOperator(db, email, new Date().toISOString())) {
      return `${email} is no longer an operator.`
    }
    throw new CannotStart(`No operator has the address "${email}".`)
  })

const retireSamples = () =>
  withConfigured(async ({ db }) => {
    const now = new Date().toISOString()
    const retired = await retireSampleAccounts(db, now)
    const details = { accounts: String(retired) }
    if (retired > 0) await auditCommand(db, { kind: 'sample-accounts-retired', details }, now)
    return retired === 0
      ? 'No sample account can be logged in to.'
      : `Nobody can log in to the ${retired} sample accounts any more.`
  })

const resetSecondFactor = (email = '') =>
  withConfigured(async ({ db }) => {
    const now = new Date().toISOString()
    if (await resetFactor(db, email, now)) return `${email} logs in by password alone again.`
    throw new CannotStart(`No account with the address "${email}" has two-step login on.`)
  })

const rotateConfigured = () =>
  withConfigured(async (configured) => {
    await rotateKeys(configured)
    return 'A new master key is used. Start the server anew; people stay logged in.'
  })

const encryptConfigured = () =>
  withConfigured(async (configured) => {
    const count = await sealAnew(configured)
    await forgetStoredKey(configured)
    return `${count} secrets are encrypted with the key that is used now.`
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
  'dismiss-operator': dismiss,
  'retire-samples': retireSamples,
  'reset-second-factor': resetSecondFactor,
  'rotate-keys': rotateConfigured,
  'encrypt-anew': encryptConfigured,
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
