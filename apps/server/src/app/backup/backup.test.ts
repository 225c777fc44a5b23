import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, test } from 'vitest'
import { sampleDatabase } from '#app/sample-database.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { inPlaceOfAll, inSnapshot, readRows } from './backup.queries.ts'
import { fileOf, Manifest, MANIFEST } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { keepNewest, writeBackup } from './write-backup.ts'

const AT = '2026-11-22T21:30:00.123Z'
const source = await sampleDatabase()
const directory = () => mkdtemp(path.join(tmpdir(), 'backups-'))
const kept = await directory()
const { folder, manifest } = await writeBackup(source.pool, kept, AT)

/** A copy of the backup, with one file changed. */
async function damaged(name: string, change: (text: string) => string): Promise<string> {
  const copy = await directory()
  for (const file of await readdir(folder)) {
    const bytes = await readFile(path.join(folder, file))
    const isZipped = file.endsWith('.gz')
    const text = isZipped ? gunzipSync(bytes).toString() : bytes.toString()
    const changed = file === name ? change(text) : text
    await writeFile(path.join(copy, file), isZipped ? gzipSync(changed) : changed)
  }
  return copy
}

test('what was saved is restored into an empty database, row by row the same', async () => {
  const fresh = await freshDatabase('template0')

  const restored = await restoreBackup(fresh, folder)
  const again = await writeBackup(fresh.pool, await directory(), AT)

  expect(restored).toEqual(manifest)
  expect(again.manifest.tables).toEqual(manifest.tables)
  expect(again.manifest.migrations).toEqual(manifest.migrations)
  expect(manifest.tables.find(({ name }) => name === 'delivery')?.rows).toBeGreaterThan(1000)
})

test('a user who may not switch triggers off is told what a restore takes', async () => {
  const { pool, url } = await freshDatabase('template0')
  await pool.query('create role clerk')
  const clerk = new pg.Pool({ connectionString: url, options: '-c role=clerk' })
  try {
    const restoring = inPlaceOfAll(clerk, async () => undefined)
    await expect(restoring).rejects.toThrow(/Restore as a superuser, or let one run: grant set/)
    await pool.query('grant set on parameter session_replication_role to clerk')
    await expect(inPlaceOfAll(clerk, async () => undefined)).rejects.not.toThrow(/superuser/)
  } finally {
    await clerk.end()
    await pool.query('drop owned by clerk; drop role clerk')
  }
})

test('a backup holds one moment, whatever is written meanwhile', async () => {
  const grounds = { name: 'ground', columns: ['name'] }
  const [before, after] = await inSnapshot(source.pool, async (client) => {
    const first = await text(readRows(client, grounds))
    await source.pool.query("update ground set name = name || ' (renamed)'")
    return [first, await text(readRows(client, grounds))]
  })

  expect(before).not.toContain('(renamed)')
  expect(after).toBe(before)
})

test('a backup is its owner’s alone to read', async () => {
  const modes = await Promise.all(
    [folder, path.join(folder, MANIFEST), path.join(folder, fileOf('account'))].map(async (place) =>
      ((await stat(place)).mode & 0o777).toString(8),
    ),
  )

  expect(modes).toEqual(['700', '600', '600'])
})

test.each([
  ['a row is missing', fileOf('team'), (text: string) => text.slice(text.indexOf('\n') + 1)],
  ['a letter is another', fileOf('team'), (text: string) => text.replace(/[a-z]/, 'q')],
  ['it is of another release', MANIFEST, (text: string) => text.replace('0001-', '0000-')],
  ['it is unfinished', MANIFEST, () => ''],
])('where %s nothing is restored', async (_, name, change) => {
  const fresh = await freshDatabase('template0')

  await expect(restoreBackup(fresh, await damaged(name, change))).rejects.toThrow(
    /damaged|another release|no whole backup/,
  )
  const left = await fresh.pool.query('select from pg_class where relname = $1', ['site'])
  if (left.rowCount === 1) {
    const { rows } = await fresh.pool.query<{ count: number }>('select count(*) from site')
    expect(rows[0]?.count).toBe(0)
  }
})

test('after a damaged backup a sound one is restored into the same database', async () => {
  const fresh = await freshDatabase('template0')
  const cut = await damaged(fileOf('team'), (text) => text.slice(text.indexOf('\n') + 1))
  await expect(restoreBackup(fresh, cut)).rejects.toThrow('The backup is damaged')

  expect(await restoreBackup(fresh, folder)).toEqual(manifest)
})

test('a backup that fails leaves nothing behind', async () => {
  const place = await directory()
  const broken = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })

  await expect(writeBackup(broken, place, AT)).rejects.toThrow('ECONNREFUSED')

  expect(await readdir(place)).toEqual([])
})

test('a database that is in use is not overwritten', async () => {
  await expect(restoreBackup(source, folder)).rejects.toThrow('The database is in use')
})

test('the newest are kept, and what is no backup is left alone', async () => {
  const place = await directory()
  const names = ['20', '21', '22'].map((day) => `pavilion-2026-11-${day}T21-30-00Z`)
  for (const name of [...names, `${names[0]}.unfinished`, 'letters']) {
    await mkdir(path.join(place, name))
  }

  await keepNewest(place, 2)

  expect((await readdir(place)).toSorted()).toEqual(['letters', names[1], names[2]])
})

test('the manifest can be read by other programs', async () => {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8')

  expect(Manifest.parse(JSON.parse(text)).at).toBe(AT)
})
