import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOfChase, chanceOfSetting } from './chance.ts'
import type { InningsSoFar } from './chance.ts'
import { coefficientsFor } from './model.ts'
import type { Coefficients } from './model.ts'

const models: fc.Arbitrary<Coefficients> = fc
  .integer({ min: 120, max: 300 })
  .map((balls) => coefficientsFor(balls))
  .filter((model) => model !== undefined)

const situations = models.chain((model) =>
  fc.record({
    model: fc.constant(model),
    target: fc.integer({ min: 60, max: 400 }),
    at: fc.record({
      runs: fc.integer({ min: 0, max: 399 }),
      wickets: fc.integer({ min: 0, max: 9 }),
      ballsLeft: fc.integer({ min: 1, max: model.balls - 1 }),
    }),
  }),
)

type Change = (at: InningsSoFar) => InningsSoFar

const aRun: Change = (at) => ({ ...at, runs: at.runs + 1 })
const aWicket: Change = (at) => ({ ...at, wickets: at.wickets + 1 })
const aDot: Change = (at) => ({ ...at, ballsLeft: at.ballsLeft - 1 })

/** Below what is shown, whole percents. */
const slack = 1e-6

test.each([
  { what: 'a run', change: aRun, sign: 1 },
  { what: 'a wicket', change: aWicket, sign: -1 },
  { what: 'a dot ball', change: aDot, sign: -1 },
])('$what never moves a chase the wrong way', ({ change, sign }) => {
  fc.assert(
    fc.property(situations, ({ model, target, at }) => {
      const moved = chanceOfChase(model, target, change(at)) - chanceOfChase(model, target, at)
      expect(sign * moved).toBeGreaterThanOrEqual(-slack)
    }),
  )
})

test('a higher target is never easier', () => {
  fc.assert(
    fc.property(situations, ({ model, target, at }) => {
      const harder = chanceOfChase(model, target + 1, at)
      expect(harder).toBeLessThanOrEqual(chanceOfChase(model, target, at) + slack)
    }),
  )
})

test.each([
  { what: 'a run', change: aRun, sign: 1 },
  { what: 'a wicket', change: aWicket, sign: -1 },
])('$what never moves the side batting first the wrong way', ({ change, sign }) => {
  fc.assert(
    fc.property(situations, ({ model, at }) => {
      const moved = chanceOfSetting(model, change(at)) - chanceOfSetting(model, at)
      expect(sign * moved).toBeGreaterThanOrEqual(-slack)
    }),
  )
})

test('nothing jumps between innings', () => {
  fc.assert(
    fc.property(models, fc.integer({ min: 1, max: 400 }), (model, runs) => {
      const set = chanceOfSetting(model, { runs, wickets: 7, ballsLeft: 0 })
      const start = { runs: 0, wickets: 0, ballsLeft: model.balls }
      expect(set).toBeCloseTo(1 - chanceOfChase(model, runs + 1, start), 6)
    }),
  )
})

test('a chase is won when nothing is needed, and lost when nothing is left', () => {
  const model = coefficientsFor(120)
  if (model === undefined) throw new Error('T20 is modelled.')

  expect(chanceOfChase(model, 150, { runs: 150, wickets: 9, ballsLeft: 0 })).toBe(1)
  expect(chanceOfChase(model, 150, { runs: 149, wickets: 9, ballsLeft: 0 })).toBe(0)
  expect(chanceOfChase(model, 150, { runs: 100, wickets: 10, ballsLeft: 30 })).toBe(0)
})

test('40 from 30 balls with six wickets in hand is likely, with two a matter of luck', () => {
  const model = coefficientsFor(120)
  if (model === undefined) throw new Error('T20 is modelled.')
  const chance = (wickets: number) =>
    chanceOfChase(model, 160, { runs: 120, wickets, ballsLeft: 30 })

  expect(chance(4)).toBeGreaterThan(0.6)
  expect(chance(8)).toBeLessThan(0.3)
})

test('a usual score of the competition takes the place of the level', () => {
  const chance = (usual?: number) => {
    const model = coefficientsFor(120, usual)
    return model && chanceOfSetting(model, { runs: 130, wickets: 6, ballsLeft: 0 })
  }

  expect(chance(130)).toBeCloseTo(0.5, 1)
  expect(chance()).toBeLessThan(0.3)
})

test('lengths that nobody measured have no chances', () => {
  expect(coefficientsFor(100)).toBeUndefined()
  expect(coefficientsFor(301)).toBeUndefined()
  expect(coefficientsFor(240)?.level).toBeGreaterThan(200)
})
