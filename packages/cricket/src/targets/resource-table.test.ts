import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readTable, unitsLeft, type ResourceTable } from './resource-table.ts'
import { standardEdition } from './standard-edition.ts'
import { methodOf1998 } from './table-of-1998.ts'

function tenths(overs: number, wicketsLost: number): number | null {
  return unitsLeft(standardEdition, { ballsLeft: overs * 6, wicketsLost })
}

test('the standard edition has the values that the ICC published', () => {
  const rows = [50, 40, 30, 20, 10, 5].map((overs) =>
    [0, 2, 4, 6, 8].map((lost) => tenths(overs, lost)),
  )

  expect(rows).toEqual([
    [1000, 851, 627, 349, 119],
    [893, 778, 595, 346, 119],
    [751, 673, 541, 336, 119],
    [566, 524, 446, 308, 119],
    [321, 308, 283, 228, 114],
    [172, 168, 161, 143, 94],
  ])
})

test('both tables can be computed with', () => {
  expect(readTable(standardEdition)).toMatchObject({ ok: true })
  expect(readTable(methodOf1998.table)).toMatchObject({ ok: true })
})

test('with all wickets lost nothing is left', () => {
  expect(tenths(50, 10)).toBe(0)
})

const plugIn: ResourceTable = {
  name: 'Ours',
  ballsPerOver: 6,
  whole: 100,
  units: [
    [0, 60, 100],
    [0, 50, 70],
  ],
}

test.each([
  ['100 %', { whole: 0.5 }],
  ['100 %', { whole: 10_000_000 }],
  ['each number of wickets', { units: [] }],
  ['each number of wickets', { units: [[0, 100], [0]] }],
  ['worth 100 %', { units: [[0, 60, 90]] }],
  ['worth nothing', { units: [[1, 60, 100]] }],
  ['whole numbers', { units: [[0, 60.5, 100]] }],
  ['cannot be worth less', { units: [[0, 110, 100]] }],
  [
    'cannot be worth less',
    {
      units: [
        [0, null, 60, 100],
        [0, 60, null, 50],
      ],
    },
  ],
  [
    'cannot be worth more',
    {
      units: [
        [0, 60, 100],
        [0, 61, 70],
      ],
    },
  ],
])('another method’s table is refused when %s', (says, wrong) => {
  expect(readTable(plugIn).ok).toBe(true)
  expect(readTable({ ...plugIn, ...wrong })).toMatchObject({
    code: 'bad-table',
    message: expect.stringMatching(`^Ours: .*${says}`),
  })
})

const published = fileURLToPath(
  new URL('../../../../../shared/data/dls/resource_table_standard_2002.json', import.meta.url),
)

function readPublished(): Record<string, number[]> | null {
  try {
    return JSON.parse(readFileSync(published, 'utf8')).resources
  } catch {
    process.stderr.write('The published D/L table is not here: it is not compared with ours.\n')
    return null
  }
}

const rows = readPublished()

test.skipIf(rows === null)('all 3010 values are those of the published table', () => {
  for (const [overs, values] of Object.entries(rows ?? {})) {
    const [whole = '', balls = ''] = overs.split('.')
    const ballsLeft = Number(whole) * 6 + Number(balls)
    const ours = values.map((_, wicketsLost) =>
      unitsLeft(standardEdition, { ballsLeft, wicketsLost }),
    )
    expect(ours, overs).toEqual(values.map((value) => Number(value.toFixed(1).replace('.', ''))))
  }
  expect(Object.keys(rows ?? {})).toHaveLength(301)
})
