import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'qualify-'))
const file = join(folder, 'league.json')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const league = {
  places: 1,
  points: { win: 2, tie: 1 },
  teams: [
    { id: 'Lahore', points: 4 },
    { id: 'Quetta', points: 2 },
  ],
  remaining: [['Quetta', 'Lahore']],
}

function qualify(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  })
  return { lines: stdout.split('\n').filter((line) => line !== ''), stderr, status }
}

test('each team has a line of JSON with its status and the results that show it', () => {
  writeFileSync(file, JSON.stringify(league))
  const { lines, status } = qualify(file)

  expect(status).toBe(0)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      id: 'Lahore',
      status: 'open',
      witness: [{ teams: ['Quetta', 'Lahore'], winner: 'Lahore' }],
    },
    {
      id: 'Quetta',
      status: 'tie-break',
      witness: [{ teams: ['Quetta', 'Lahore'], winner: 'Quetta' }],
    },
  ])
})

test('a league that is over, with points taken below nothing, is told as well', () => {
  const teams = [
    { id: 'Lahore', points: -2 },
    { id: 'Quetta', points: -0.5 },
  ]
  writeFileSync(file, JSON.stringify({ ...league, teams, remaining: [] }))
  const { lines, status } = qualify(file)

  expect(status).toBe(0)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { id: 'Lahore', status: 'eliminated', witness: [] },
    { id: 'Quetta', status: 'clinched', witness: [] },
  ])
})

test.each([
  ['{', 'is not JSON'],
  [JSON.stringify({ ...league, teams: [{ id: 'Lahore' }] }), 'teams.0.points'],
  [JSON.stringify({ ...league, places: 3 }), 'between 1 and 2 places'],
])('a file that makes no sense is refused in one sentence: %s', (text, sentence) => {
  writeFileSync(file, text)
  const { lines, stderr, status } = qualify(file)

  expect({ lines, status }).toEqual({ lines: [], status: 1 })
  expect(stderr).toContain(sentence)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('a missing file and wrong arguments are explained', () => {
  expect(qualify(join(folder, 'none.json'))).toMatchObject({
    stderr: expect.stringContaining('cannot be read'),
    status: 1,
  })
  for (const args of [[], ['--yaml'], [file, file]])
    expect(qualify(...args)).toMatchObject({ stderr: expect.stringContaining('Usage'), status: 2 })
})
