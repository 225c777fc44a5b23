import { expect, test } from 'vitest'
import { iccRules } from '../standings/points-rules.ts'
import type { PointsRules } from '../standings/points-rules.ts'
import { simulateSeasons } from './simulate-seasons.ts'
import type { DecidedBy, Simulation } from './simulate-seasons.ts'

const asked: Simulation = {
  rules: iccRules,
  against: null,
  teams: 6,
  legs: 1,
  places: 2,
  format: { overs: 20, ballsPerOver: 6, wickets: 10, washedOut: 4, drawn: 0, inningsPerSide: 1 },
  seasons: 120,
  seed: 'spring',
}

const total = (counts: readonly DecidedBy[]) =>
  counts.reduce((sum, { seasons }) => sum + seasons, 0)

test('the same seed has the same answer, and another seed another one', () => {
  const first = simulateSeasons(asked)

  expect(simulateSeasons(asked)).toEqual(first)
  expect(simulateSeasons({ ...asked, seed: 'autumn' })).not.toEqual(first)
})

test('every season is decided by one step', () => {
  const { first, through } = simulateSeasons(asked)

  expect(total(first)).toBe(120)
  expect(total(through)).toBe(120)
})

test('more points for a win are more points to go through, and change nobody’s place', () => {
  const points = { won: 4, lost: 0, tied: 2, drawn: 2, 'no result': 2 }
  const { needed, against } = simulateSeasons({ ...asked, against: { ...iccRules, points } })

  expect(against?.needed).toEqual(needed?.map((one) => one * 2))
  expect(against).toMatchObject({ otherFirst: 0, otherThrough: 0 })
})

test('without tie-breaks nothing decides those seasons in which two are level on points', () => {
  const { first } = simulateSeasons({ ...asked, rules: { ...iccRules, order: ['points'] } })

  expect(first.map(({ step }) => step)).toEqual([0, -1])
})

test('where all matches are washed out nobody is ahead, and a table by seeding is nobody’s either', () => {
  const format = { ...asked.format, washedOut: 100 }

  expect(simulateSeasons({ ...asked, format }).first).toEqual([{ step: -1, seasons: 120 }])
})

test('where nobody goes through, nothing is told of it', () => {
  const { through, needed } = simulateSeasons({ ...asked, places: 0 })

  expect([through, needed]).toEqual([[], null])
})

test('a lot and a seeding decide what is left, where the rules ask for them', () => {
  const decided = (order: PointsRules['order']) =>
    simulateSeasons({ ...asked, rules: { ...iccRules, order } }).first.map(({ step }) => step)

  expect(decided(['points', 'lot'])).toEqual([0, 1])
  expect(decided(['points', 'seeding'])).toEqual([0, 1])
  expect(decided(['lot'])).toEqual([0])
})

test('in matches of two innings a winning draw and a lead are worth points', () => {
  const format = { ...asked.format, washedOut: 0, drawn: 60, inningsPerSide: 2 }
  const draws = { by: 'first innings', ahead: 1.5, behind: 0.5 } as const
  const points = { ...iccRules.points, drawn: 0, unequalDraw: draws }
  const against: PointsRules = { ...iccRules, points }
  const { first, against: other } = simulateSeasons({ ...asked, format, against, seasons: 60 })

  expect(total(first)).toBe(60)
  expect(other?.otherFirst).toBeGreaterThan(0)
})
