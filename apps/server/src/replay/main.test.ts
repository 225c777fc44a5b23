import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'replay-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const match = {
  info: {
    match_type: 'T20',
    teams: ['Lahore', 'Quetta'],
    outcome: { result: 'no result' },
  },
  innings: [],
}

function replay(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  })
  return { lines: stdout.split('\n').filter((line) => line !== ''), stderr, status }
}

test('each file has its line, a broken one does not stop the rest, and the exit code tells', () => {
  writeFileSync(join(folder, 'a.json'), 'broken')
  writeFileSync(join(folder, 'b.json'), JSON.stringify(match))
  const { lines, status } = replay(folder, '--json')

  expect(status).toBe(1)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { file: 'a.json', error: expect.stringContaining('Not JSON') },
    expect.objectContaining({ file: 'b.json', innings: [], disagreements: [] }),
  ])
})

test('all read well is success, also for people', () => {
  writeFileSync(join(folder, 'b.json'), JSON.stringify(match))

  expect(replay(join(folder, 'b.json'))).toMatchObject({ lines: ['b.json: No result'], status: 0 })
})

test('the list of what is in a folder is no match', () => {
  const archive = join(folder, 'archive')
  mkdirSync(archive)
  writeFileSync(join(archive, 'b.json'), JSON.stringify(match))
  writeFileSync(join(archive, 'INDEX.json'), '[{"file":"b.json"}]')

  expect(replay(archive)).toMatchObject({ lines: ['b.json: No result'], stderr: '', status: 0 })
})

test('a call without a path or with an unknown option is explained', () => {
  expect(replay()).toMatchObject({ lines: [], stderr: expect.stringContaining('Usage'), status: 2 })
  expect(replay('--yaml', folder)).toMatchObject({
    stderr: expect.stringContaining('--yaml'),
    status: 2,
  })
})
