import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import {
  findApplied,
  findSequences,
  findTables,
  inSnapshot,
  readRows,
  type Table,
} from './backup.queries.ts'
import { fileOf, type Manifest, MANIFEST } from './manifest.ts'

/** Readable by their owner alone: they hold everybody's addresses, and perhaps the master key. */
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const
/** On the disk before it counts as written. */
const PRIVATE_FILE = { mode: 0o600, flush: true } as const
const NAME = /^pavilion-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
const UNFINISHED = '.unfinished'

/** Passes bytes on and hashes them. */
export function hashing(hash: Hash): PassThrough {
  const stream = new PassThrough()
  stream.on('data', (bytes: Buffer) => hash.update(bytes))
  return stream
}

async function writeTable(client: pg.ClientBase, table: Table, folder: string) {
  const rows = readRows(client, table)
  const hash = createHash('sha256')
  const file = createWriteStream(path.join(folder, fileOf(table.name)), PRIVATE_FILE)
  await pipeline(rows, hashing(hash), createGzip({ level: 1 }), file)
  return {
    name: table.name,
    columns: [...table.columns],
    rows: rows.rowCount,
    sha256: hash.digest('hex'),
  }
}

async function writeAll(client: pg.ClientBase, folder: string, at: string): Promise<Manifest> {
  const tables: Manifest['tables'] = []
  for (const table of await findTables(client)) {
    tables.push(await writeTable(client, table, folder))
  }
  const migrations = [...(await findApplied(client))]
  const sequences = [...(await findSequences(client))]
  return { format: 1, at, migrations, tables, sequences }
}

export type Backup = { readonly folder: string; readonly manifest: Manifest }

/**
 * Writes all rows as they are at one moment into a new folder of `directory`, also while the server runs.
 * What is queued in the background is left out, since it would be done twice.
 */
export async function writeBackup(pool: pg.Pool, directory: string, at: string): Promise<Backup> {
  const name = `pavilion-${at.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-')}`
  const folder = path.join(directory, name)
  const unfinished = folder + UNFINISHED
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, PRIVATE_FOLDER)
  try {
    const manifest = await inSnapshot(pool, (client) => writeAll(client, unfinished, at))
    const text = JSON.stringify(manifest, null, 2)
    await writeFile(path.join(unfinished, MANIFEST), text, PRIVATE_FILE)
    await rename(unfinished, folder)
    return { folder, manifest }
  } catch (error) {
    // What half of a backup took is given back, or a full disk would stay full.
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** When the newest whole backup of a directory was written, in milliseconds; undefined without one. */
export async function lastBackup(directory: string): Promise<number | undefined> {
  const names = await readdir(directory).catch(() => [])
  const newest = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .at(-1)
  if (newest === undefined) return undefined
  const [, day = '', time = ''] = newest.split(/-(\d{4}-\d{2}-\d{2})T/)
  return Date.parse(`${day}T${time.replaceAll('-', ':')}`)
}

/** Deletes all but the newest backups of a directory, and what was left unfinished before them. */
export async function keepNewest(directory: string, most: number): Promise<void> {
  const names = (await readdir(directory)).toSorted()
  const whole = names.filter((name) => NAME.test(name))
  const newest = whole.at(-1) ?? ''
  const unfinished = names.filter(
    (name) =>
      name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)) && name < newest,
  )
  for (const name of [...whole.slice(0, -most), ...unfinished]) {
    await rm(path.join(directory, name), { recursive: true })
  }
}
