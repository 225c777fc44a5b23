import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { test as fiveDays } from '@pavilion/cricket/formats/test.ts'
import { expect, test } from 'vitest'
import { times, viewed } from '../match-sight.testing.ts'
import { chartedInnings, overBars, oversCharted, rateLines, wormLines } from './series.ts'
import type { Charted } from './series.ts'

const charted = (view: Charted['view']): Charted => ({
  view,
  overRules: t20,
  shortName: ({ name }) => name,
})

const chase = charted(viewed(t20, `h: ${times(120, '1')}`, 'a: 1 1 1 1 Wb 4 6 . .'))

test('the worm runs from nothing to the score, with the part of an over under way', () => {
  const [, aways] = wormLines(chase)

  expect(aways?.points).toEqual([
    { over: 0, value: 0 },
    { over: 1, value: 8 },
    { over: 1.5, value: 14 },
  ])
  expect(aways?.marks).toEqual([{ over: 5 / 6, value: 4 }])
})

test('a chase has its path to the target', () => {
  expect(wormLines(chase).map(({ towards }) => towards)).toEqual([
    undefined,
    { over: 20, value: 121 },
  ])
})

test('the run rate of an over under way counts its balls only', () => {
  expect(rateLines(chase)[1]?.points.at(-1)).toEqual({ over: 1.5, value: 9.33 })
})

test('in pairs the worm begins with what a side begins with, which is none of its run rate', () => {
  const pairs = charted(
    viewed(
      { ...t20, pairs: { overs: 2, start: 200, wicketCosts: 5, otherFaces: true } },
      'h: 1 1 1 1 1 1 4',
    ),
  )

  expect(wormLines(pairs)[0]?.points).toEqual([
    { over: 0, value: 200 },
    { over: 1, value: 206 },
    { over: 7 / 6, value: 210 },
  ])
  expect(rateLines(pairs)[0]?.points).toEqual([
    { over: 1, value: 6 },
    { over: 7 / 6, value: 8.57 },
  ])
})

test('limited innings stand side by side in one Manhattan, others each in their own', () => {
  const long = charted(viewed(fiveDays, 'h: 4 4 declared', 'a: 1 declared', 'h: 6'))

  expect(overBars(chase).map((bars) => bars.length)).toEqual([2])
  expect(overBars(long).map((bars) => bars[0]?.name)).toEqual(['Homes 2nd', 'Aways', 'Homes 1st'])
  expect(oversCharted(chase)).toBe(20)
  expect(oversCharted(long)).toBe(1)
})

test('of more than two innings one is charted at a time, the latest unless another is named', () => {
  const long = charted(viewed(fiveDays, 'h: 4 4 declared', 'a: 1 declared', 'h: 6'))

  expect(chartedInnings(chase, '1')).toBeUndefined()
  expect(chartedInnings(long, null)?.number).toBe(3)
  expect(chartedInnings(long, '2')?.number).toBe(2)
  expect(overBars(long, 2).map((bars) => bars.map(({ innings }) => innings))).toEqual([[2]])
})
