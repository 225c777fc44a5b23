import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'targets-'))
const file = join(folder, 'examples.json')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const delayed = {
  id: 'delayed',
  overs_per_side_at_start: '45',
  team1_score: 212,
  team1_stoppages: [],
  team2_overs_at_start: '35',
  team2_stoppages: [],
}

function targets(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return { lines: lines.map((line): unknown => JSON.parse(line)), stderr, status }
}

test('each example has its line, a broken one does not stop the rest, and the exit code tells', () => {
  writeFileSync(file, JSON.stringify({ examples: [{ id: 'broken' }, delayed] }))

  expect(targets(file)).toEqual({
    lines: [
      { id: 'broken', error: expect.stringContaining('overs_per_side_at_start') },
      { id: 'delayed', R1: 95, R2: 82.7, target: 185, par: null },
    ],
    stderr: '',
    status: 1,
  })
})

test.each([
  ['{"a"', 'Not JSON'],
  ['[]', 'file: expected an object.'],
  ['{}', 'examples: expected a list.'],
  ['{"examples":[]}', 'examples: expected at least one example.'],
])('a file that holds %s is answered with a sentence', (text, says) => {
  writeFileSync(file, text)

  expect(targets(file)).toMatchObject({
    lines: [],
    stderr: expect.stringContaining(says),
    status: 1,
  })
})

test('a file that cannot be read is answered with a sentence', () => {
  expect(targets(join(folder, 'none.json'))).toMatchObject({
    stderr: expect.stringMatching(/cannot be read: there is no such file\.\n$/),
    status: 1,
  })
  expect(targets(folder)).toMatchObject({ stderr: expect.stringContaining('folder'), status: 1 })
})

test('a call without a file, with two, or with an option is explained', () => {
  expect(targets()).toMatchObject({ stderr: expect.stringContaining('Usage'), status: 2 })
  expect(targets(file, file)).toMatchObject({ stderr: expect.stringContaining('Usage'), status: 2 })
  expect(targets('--yaml', file)).toMatchObject({
    stderr: expect.stringContaining('"--yaml" is not an option'),
    status: 2,
  })
})

const published = fileURLToPath(
  new URL('../../../../../shared/data/dls/worked_examples.json', import.meta.url),
)
const present = existsSync(published)
if (!present) process.stderr.write('The published D/L examples are not here: they are skipped.\n')

test.skipIf(!present)('all published examples are reproduced', () => {
  const { examples } = JSON.parse(readFileSync(published, 'utf8'))
  const { lines, status } = targets(published)

  expect(status).toBe(0)
  expect(lines).toHaveLength(examples.length)
  for (const [index, { id, R1, R2, expected }] of examples.entries())
    expect(lines[index]).toMatchObject({ id, R1, R2, ...expected })
})
