import { existsSync } from 'node:fs'
import path from 'node:path'
import { everyKey } from '@pavilion/cricket/cricsheet/every-key.testing.ts'
import { expect, test } from 'vitest'
import { root } from '#config.ts'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { freshDatabase } from '#db/database.testing.ts'
import type { TestDatabase } from '#db/database.testing.ts'
import { files } from '#import/cricsheet-file.testing.ts'
import { importMatches } from '#import/import.ts'
import { matchesNamed, matchFile, recordedMatches } from '#matches/matches.ts'

const archive = path.join(root, '../shared/data/cricsheet')
const absent = existsSync(archive) ? undefined : `there is no ${path.relative(root, archive)}`

/** It is a lot of cricket for a busy machine. */
const patient = { timeout: 300_000 }

async function exported(world: TestDatabase, name: string): Promise<unknown> {
  const [found] = await matchesNamed(world.db, [name])
  const file = found && (await matchFile(world, found.id, 'cricsheet.json'))
  return file && JSON.parse(String(file.content))
}

test('every match of the archive comes out as it went in', patient, async ({ skip }) => {
  if (absent !== undefined) skip(absent)
  const world = await freshDatabase()
  await importMatches(world.pool, cricsheetFiles([archive]))
  let matches = 0
  for await (const source of cricsheetFiles([
    path.join(archive, 'seasons'),
    path.join(archive, 'matches'),
  ])) {
    if ('reason' in source) throw new Error(source.reason)
    const id = path.basename(source.file, '.json')
    expect(await exported(world, id), id).toEqual(JSON.parse(source.text))
    matches++
  }

  expect(matches).toBeGreaterThan(600)
})

test('every key of the format goes through the database', async () => {
  const world = await freshDatabase()
  const named = Object.fromEntries(everyKey.map(({ json }, at) => [`key${at}.json`, json]))
  const { failed } = await importMatches(world.pool, files(named))

  expect(failed).toEqual([])
  for (const [at, { what, json }] of everyKey.entries()) {
    expect(await exported(world, `key${at}`), what).toEqual(json)
  }
})

test('two names of one person keep apart', async () => {
  const world = await freshDatabase()
  const [{ json } = { json: {} }] = everyKey
  const people = { 'A Ali': '0a1b2c3d', 'B Baig': '0a1b2c3d' }
  const text = JSON.stringify(json).replace(
    /"people":\{[^}]*\}/,
    `"people":${JSON.stringify(people)}`,
  )
  await importMatches(world.pool, files({ 'one.json': text }))

  expect(await exported(world, 'one')).toEqual(JSON.parse(text))
})

test('an import over a match that was stored without what its file says adds it', async () => {
  const world = await freshDatabase()
  const [{ json } = { json: {} }] = everyKey
  await importMatches(world.pool, files({ 'old.json': json }))
  await world.db.deleteFrom('match_source').execute()
  const before = await exported(world, 'old')
  await importMatches(world.pool, files({ 'old.json': json }))

  expect(before).not.toEqual(json)
  expect(before).toMatchObject({
    info: { dates: ['2006-02-16', '2006-02-17', '2006-02-18', '2006-02-19'] },
  })
  expect(await exported(world, 'old')).toEqual(json)
})

test('all that was recorded is found, page by page', async () => {
  const world = await freshDatabase()
  const named = Object.fromEntries(everyKey.slice(0, 3).map(({ json }, at) => [`${at}.json`, json]))
  await importMatches(world.pool, files(named))
  const [first = ''] = await recordedMatches(world.db, '00000000-0000-0000-0000-000000000000', 1)

  expect(await recordedMatches(world.db, first, 10)).toHaveLength(2)
})
