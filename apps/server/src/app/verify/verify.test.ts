import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonicalJson } from '@pavilion/cricket/chain/chain.ts'
import { findingText } from '@pavilion/cricket/chain/finding-text.ts'
import { verifyLog as verifyChain } from '@pavilion/cricket/chain/verify-log.ts'
import { goldenMatches } from '@pavilion/cricket/golden/matches.ts'
import { play } from '@pavilion/cricket/fold/play.testing.ts'
import { afterAll, expect, test } from 'vitest'
import { chainedLog, headOf } from '#matches/files/log-chain.ts'
import { signedLog } from '#matches/files/signatures.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function logOf(name: string) {
  const golden = goldenMatches.find((one) => one.name === name)
  if (golden === undefined) throw new Error(`No match "${name}".`)
  const { setup, log } = play(golden.conditions, ...golden.innings)
  return { match: 'm1', setup, entries: log }
}

const log = logOf('an innings and runs')
const file = chainedLog(log)

/** As it is read from disk. */
const parsed = (one: unknown): unknown => JSON.parse(JSON.stringify(one))

const sha256 = (text: string) => hash('sha256', text)

/** In the sentences that the command prints. */
function verifyLog(content: unknown, head?: string) {
  const verified = verifyChain(content, sha256, head)
  return (
    verified && { ...verified, found: verified.found.map((finding) => findingText(finding, head)) }
  )
}

test('JSON has one form, whatever the order of its keys', () => {
  const value = { b: [1, { z: null, a: 'ü\n' }], a: 1.5, '€': true, c: undefined }

  expect(canonicalJson(value)).toBe('{"a":1.5,"b":[1,{"a":"ü\\n","z":null}],"€":true}')
})

test('a log that nobody changed has nothing to tell', () => {
  expect(verifyLog(parsed(file), file.head)).toEqual({
    entries: log.entries.length,
    head: file.head,
    sides: 'Homes v Aways',
    signed: [],
    found: [],
  })
})

test('the head in memory is that of the file, also when the log has grown', () => {
  const entries = log.entries.slice(0, 5)
  const before = headOf({ ...log, entries })
  entries.push(...log.entries.slice(5))

  expect(before.hash).toBe(file.entries[4]?.hash)
  expect(headOf({ ...log, entries })).toEqual({ seq: log.entries.length, hash: file.head })
})

const changedAt = (seq: number, change: object) => ({
  ...file,
  entries: file.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry)),
})

test('a fact that was changed is named by its number', () => {
  const changed = changedAt(3, { fact: { type: 'noted', text: 'six' } })

  expect(verifyLog(parsed(changed))?.found).toEqual(['Entry 3 was changed.'])
})

test('so is one that was taken out, and one that was put elsewhere', () => {
  const without = { ...file, entries: file.entries.filter(({ seq }) => seq !== 4) }
  const [first, second, ...rest] = file.entries
  const swapped = { ...file, entries: [second, first, ...rest] }

  expect(verifyLog(parsed(without))?.found).toEqual(['Entry 4 is missing or not in its place.'])
  expect(verifyLog(parsed(swapped))?.found[0]).toBe('Entry 1 is missing or not in its place.')
})

test('entries that are missing at the end, and another setup, are noticed', () => {
  const shorter = { ...file, entries: file.entries.slice(0, -1) }
  const renamed = { ...file, setup: { ...log.setup, conditions: {} } }

  expect(verifyLog(parsed(shorter))?.found).toEqual([
    'Entries are missing at the end, or the head was changed.',
  ])
  expect(verifyLog(parsed(renamed))?.found).toEqual(['The setup was changed.'])
})

test('a chain that was made anew has another head than the match showed', () => {
  const entries = log.entries.map((entry) =>
    entry.seq === 2 ? { seq: 2, fact: { type: 'noted', text: 'x' } as const } : entry,
  )
  const anew = chainedLog({ ...log, entries })

  expect(verifyLog(parsed(anew))?.found).toEqual([])
  expect(verifyLog(parsed(anew), file.head)?.found).toEqual([`The head is not ${file.head}.`])
})

const signature = {
  role: 'captain',
  side: 0,
  name: 'Sana Mir',
  at: '2026-06-14T16:00:00Z',
  seq: 7,
  head: file.entries[6]?.hash ?? '',
} as const

test('a signature says how much was recorded since, and is of that state only', () => {
  const signed = signedLog(log, [{ ...signature, isAsSigned: true }])
  const since = log.entries.length - 7

  expect(verifyLog(parsed(signed))).toMatchObject({
    signed: [{ name: 'Sana Mir', role: 'captain', seq: 7, since }],
    found: [],
  })
  const other = signedLog(log, [{ ...signature, isAsSigned: false, head: 'f'.repeat(64) }])
  expect(verifyLog(parsed(other))?.found).toEqual(['Sana Mir signed something else at entry 7.'])
})

test('signatures that are none are found, and do not stop the check', () => {
  const odd = { ...file, signatures: [null, 3, { name: 'X', seq: 10 ** 9, hash: 'x' }] }

  expect(verifyLog(parsed(odd))?.found).toHaveLength(3)
  expect(verifyLog(parsed({ ...file, signatures: 'x' }))).toBeUndefined()
})

test('other files are no logs', () => {
  for (const other of [null, [], {}, { ...file, format: 'x' }, { ...file, entries: 3 }]) {
    expect(verifyLog(parsed(other))).toBeUndefined()
  }
})

function verify(...args: string[]) {
  const program = fileURLToPath(new URL('main.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

test('the command says what it found, and its exit code too', () => {
  const good = join(folder, 'good.json')
  const bad = join(folder, 'bad.json')
  writeFileSync(good, JSON.stringify(file))
  writeFileSync(bad, JSON.stringify(changedAt(7, { fact: {} })))

  expect(verify(good, '--head', file.head)).toMatchObject({
    stdout: `Nothing was changed: ${log.entries.length} entries, head ${file.head}.\n`,
    status: 0,
  })
  expect(verify(bad)).toMatchObject({ stdout: 'Entry 7 was changed.\n', status: 1 })
  expect(verify(join(folder, 'none.json'))).toMatchObject({ status: 1 })
  expect(verify()).toMatchObject({ stderr: expect.stringContaining('Usage'), status: 2 })
})
