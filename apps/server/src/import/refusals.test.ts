import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { away, delivery, files, home, match } from './cricsheet-file.testing.ts'
import { importMatches } from './import.ts'

const { pool } = await freshDatabase()
const folder = mkdtempSync(path.join(os.tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const good = JSON.stringify(match())
const overs = (count: number) => ({
  team: 'Home',
  overs: Array.from({ length: count }, (_, index) => ({
    over: index,
    deliveries: Array.from({ length: 100 }, () =>
      delivery('Home', 0, { extras: { wides: 1 }, runs: { batter: 0, extras: 1, total: 1 } }),
    ),
  })),
})
const withRuns = (runs: number) => ({
  ...match(),
  innings: [{ team: 'Home', overs: [{ over: 0, deliveries: [delivery('Home', runs)] }] }],
})

const broken: Readonly<Record<string, [content: unknown, reason: RegExp]>> = {
  'empty.json': ['', /not JSON/],
  'truncated.json': [good.slice(0, 700), /not JSON/],
  'text.json': ['"a match"', /file/],
  'list.json': [[], /file/],
  'deep.json': ['['.repeat(200_000) + ']'.repeat(200_000), /./],
  'deep-escape.json': [`["\\u0041",${'['.repeat(200_000)}${']'.repeat(200_000)}]`, /./],
  'number-for-info.json': [{ ...match(), info: 7 }, /info/],
  'one-team.json': [match({ teams: ['Home'] }), /info\.teams/],
  'team-of-nobody.json': [match({ teams: ['Home', 'Others'] }), /team/],
  'no-gender.json': [match({ gender: undefined }), /info\.gender/],
  'no-day.json': [match({ dates: [] }), /info\.dates/],
  'impossible-day.json': [match({ dates: ['2025-02-30'] }), /2025-02-30/],
  'day-as-number.json': [match({ dates: [20250301] }), /info\.dates/],
  'long-name.json': [match({ event: { name: 'x'.repeat(201) } }), /event is longer than 200/],
  'long-player.json': [
    match({ players: { Home: ['y'.repeat(300), ...home], Away: away } }),
    /longer|long/,
  ],
  'nameless-team.json': [match({ teams: ['', 'Away'] }), /empty|text/],
  'nul.json': [good.replace('Spring Cup', String.raw`Spring\u0000Cup`), /characters that are none/],
  'half-a-pair.json': [
    good.replace('Spring Cup', String.raw`Spring\ud83dCup`),
    /characters that are none/,
  ],
  'absurd-runs.json': [withRuns(70_000), /./],
  'negative-runs.json': [withRuns(-4), /./],
  'fraction.json': [withRuns(1.5), /./],
  'long-innings.json': [{ ...match(), innings: [overs(201)] }, /more than 20000 deliveries/],
  'million.json': [{ ...match(), innings: [overs(10_000)] }, /./],
}

test('what is broken is told by name and reason, and the rest is imported', async () => {
  const contents = Object.entries(broken).map(([file, [content]]) => [file, content])
  const report = await importMatches(
    pool,
    files({ 'good-1.json': match(), ...Object.fromEntries(contents), 'good-2.json': match() }),
  )
  const reasons = new Map(report.failed.map(({ file, reason }) => [file, reason]))

  expect(report.matches).toBe(2)
  expect([...reasons.keys()].toSorted()).toEqual(Object.keys(broken).toSorted())
  for (const [file, [, reason]] of Object.entries(broken))
    expect(`${file}: ${reasons.get(file)}`).toMatch(reason)
})

test('a match that the database refuses does not take its neighbours along', async () => {
  const endless = match()
  for (let ball = 0; ball < 4; ball++) {
    endless.innings[0]!.overs[0]!.deliveries.push(delivery('Home', 9_999))
  }
  const report = await importMatches(
    pool,
    files({ 'n1.json': match(), 'endless.json': endless, 'n2.json': match() }),
  )

  expect(report.matches).toBe(2)
  expect(report.failed).toEqual([
    { file: 'endless.json', reason: expect.stringMatching(/^The database refuses it/) },
  ])
})

async function archive(contents: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(content, name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Writes over a name inside an archive, which no tool would write for us. */
const renamed = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

test('archives are read like folders, their traps are refused', async () => {
  const text = Buffer.from(good)
  const zip = await archive({
    'in/z1.json': text,
    'aa/z2.json': text,
    'bomb.json': Buffer.alloc(65 * 1024 * 1024),
    'README.txt': text,
  })
  writeFileSync(path.join(folder, 'all.zip'), renamed(zip, 'aa/z2.json', '../z2.json'))
  writeFileSync(path.join(folder, 'torn.zip'), zip.subarray(0, zip.length / 2))
  const report = await importMatches(
    pool,
    cricsheetFiles([folder, path.join(folder, 'absent.json')]),
  )

  expect(report.matches).toBe(1)
  expect(report.failed.map(({ file }) => path.basename(file)).toSorted()).toEqual([
    'absent.json',
    'bomb.json',
    'torn.zip',
    'z2.json',
  ])
})
