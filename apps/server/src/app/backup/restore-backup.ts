import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { CannotStart, messageOf } from '#cannot-start.ts'
import type { Connection } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { readMigrations } from '#db/migration-files.ts'
import { inPlaceOfAll, isBare, readRows, setSequence, writeRows } from './backup.queries.ts'
import { hasSite } from '#sites/sites.ts'
import { fileOf, Manifest, MANIFEST } from './manifest.ts'
import { hashing } from './write-backup.ts'

type Saved = Manifest['tables'][number]

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')))
  } catch (error) {
    throw new CannotStart(`There is no whole backup in ${folder}: ${messageOf(error)}.`)
  }
}

/** Refuses a backup of another release whose migrations are not all known here, as they were. */
function refuseUnknown({ migrations }: Manifest): void {
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]))
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (unknown === undefined) return
  throw new CannotStart(
    `The backup was made by another release: the migration ${unknown.name} is not the same here. Restore it with that release.`,
  )
}

const broken = (table: string, why: string) =>
  new CannotStart(`The backup is damaged: the table ${table} ${why}. Nothing was restored.`)

async function load(client: pg.ClientBase, saved: Saved, folder: string): Promise<void> {
  const hash = createHash('sha256')
  const file = createReadStream(path.join(folder, fileOf(saved.name)))
  try {
    await pipeline(file, createGunzip(), hashing(hash), writeRows(client, saved))
  } catch (error) {
    throw broken(saved.name, `cannot be read (${messageOf(error)})`)
  }
  if (hash.digest('hex') !== saved.sha256) throw broken(saved.name, 'is not what was saved')
}

/** Reads a restored table back and compares it with what was saved. */
async function verify(client: pg.ClientBase, saved: Saved): Promise<void> {
  const rows = readRows(client, saved)
  const hash = createHash('sha256')
  for await (const chunk of rows) hash.update(Buffer.from(chunk))
  if (rows.rowCount !== saved.rows)
    throw broken(saved.name, `has ${rows.rowCount} rows, not ${saved.rows}`)
  if (hash.digest('hex') !== saved.sha256) throw broken(saved.name, 'reads back as something else')
}

/**
 * Fills an empty database with a backup, and reads every table back. Throws CannotStart, leaving no rows,
 * when the database is in use, the backup is damaged, or it was made by another release. Migrations that
 * are newer than the backup are applied afterwards.
 */
export async function restoreBackup(
  { pool, db }: Pick<Connection, 'pool' | 'db'>,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  refuseUnknown(manifest)
  // Without a site there are only the tables of a restore that was refused.
  if (!(await isBare(pool)) && (await hasSite(db))) {
    throw new CannotStart(
      'The database is in use. Restore into an empty one: DATA_DIR=NEW npm run restore -- BACKUP.',
    )
  }
  const names = new Set(manifest.migrations.map(({ name }) => name))
  await migrate(pool, { only: (name) => names.has(name) })
  await inPlaceOfAll(pool, async (client) => {
    for (const saved of manifest.tables) await load(client, saved, folder)
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    for (const saved of manifest.tables) await verify(client, saved)
  })
  await migrate(pool)
  return manifest
}
