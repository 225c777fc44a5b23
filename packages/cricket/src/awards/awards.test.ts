import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Dismissal } from '../fold/state.ts'
import { fieldersOf } from './fielding.ts'
import type { AwardCounts } from './formula.ts'
import {
  awardKinds,
  awardParts,
  awardPoints,
  countsFor,
  disciplines,
  usualFormula,
} from './formula.ts'
import { ranked } from './ranking.ts'

const none: AwardCounts = {
  runs: 0,
  fours: 0,
  sixes: 0,
  fifties: 0,
  hundreds: 0,
  wickets: 0,
  maidens: 0,
  dots: 0,
  fiveWickets: 0,
  catches: 0,
  stumpings: 0,
  runOuts: 0,
}

const names = new Map([
  ['ana', 'Ana'],
  ['bo', 'Bo'],
  ['keeper', 'Keeper'],
])

const out = (kind: Dismissal['kind'], ...fielders: Dismissal['fielders']) => ({
  dismissal: { kind, bowler: 'bo', fielders },
})

const fielding = (...dismissals: readonly { dismissal: Dismissal | null }[]) =>
  fieldersOf(
    {
      batters: dismissals.map((one, at) => ({
        id: `batter ${at}`,
        runs: 0,
        balls: 0,
        fours: 0,
        sixes: 0,
        dots: 0,
        left: null,
        outs: 0,
        absent: false,
        ...one,
      })),
    },
    names,
  )

test('a catch, a stumping and both hands in a run out are credited', () => {
  const lines = fielding(
    out('caught', { player: 'ana' }),
    out('stumped', { player: 'keeper' }),
    out('run out', { player: 'ana' }, { player: 'keeper' }),
    out('caught and bowled'),
    { dismissal: null },
  )

  expect(lines).toEqual([
    { id: 'ana', catches: 1, stumpings: 0, runOuts: 1 },
    { id: 'keeper', catches: 0, stumpings: 1, runOuts: 1 },
    { id: 'bo', catches: 1, stumpings: 0, runOuts: 0 },
  ])
})

test('a substitute, a fielder nobody noted and the bowler who hit the stumps get nothing', () => {
  const lines = fielding(
    out('caught', { player: 'ana', substitute: true }),
    out('caught', {}),
    out('caught', { player: 'a name of neither side' }),
    out('bowled'),
    out('lbw'),
  )

  expect(lines).toEqual([])
})

test('somebody who fields a ball twice in a run out is credited once', () => {
  expect(fielding(out('run out', { player: 'ana' }, { player: 'ana' }))).toEqual([
    { id: 'ana', catches: 0, stumpings: 0, runOuts: 1 },
  ])
})

test('points are counts by the formula, and a hundred is not a fifty as well', () => {
  const counts = { ...none, runs: 104, fours: 10, sixes: 3, hundreds: 1, catches: 2, wickets: 1 }

  expect(awardPoints('batter', counts, usualFormula)).toBe(104 + 10 + 6 + 25)
  expect(awardPoints('bowler', counts, usualFormula)).toBe(20)
  expect(awardPoints('fielder', counts, usualFormula)).toBe(20)
  expect(awardPoints('player', counts, usualFormula)).toBe(185)
})

const amount = fc.nat(300)
const each = fc.nat(400).map((quarters) => quarters / 4)
const record = <T>(value: fc.Arbitrary<T>) =>
  fc.record({
    runs: value,
    fours: value,
    sixes: value,
    fifties: value,
    hundreds: value,
    wickets: value,
    maidens: value,
    dots: value,
    fiveWickets: value,
    catches: value,
    stumpings: value,
    runOuts: value,
  })

test('whatever the formula, the parts add up to the points, and the disciplines to the player’s', () => {
  fc.assert(
    fc.property(record(amount), record(each), (counts, formula) => {
      for (const kind of awardKinds) {
        const parts = awardParts(kind, counts, formula)
        const sum = parts.reduce((total, { points }) => total + points, 0)
        expect(sum).toBe(awardPoints(kind, counts, formula))
        expect(parts.every(({ count }) => countsFor(kind).includes(count))).toBe(true)
      }
      const all = disciplines.map((kind) => awardPoints(kind, counts, formula))
      expect(all.reduce((total, points) => total + points, 0)).toBe(
        awardPoints('player', counts, formula),
      )
    }),
  )
})

test('of those level on points, who needed fewer matches comes first, and nobody without points is named', () => {
  const tallies = [
    { player: 'long', matches: 3, counts: { ...none, runs: 50 } },
    { player: 'short', matches: 2, counts: { ...none, runs: 50 } },
    { player: 'most', matches: 4, counts: { ...none, runs: 51 } },
    { player: 'nobody', matches: 1, counts: none },
  ]

  const asked = { formula: usualFormula, places: 5 }
  expect(ranked('batter', tallies, asked).map(({ player, points }) => [player, points])).toEqual([
    ['most', 51],
    ['short', 50],
    ['long', 50],
  ])
  expect(ranked('batter', tallies, { ...asked, places: 1 })).toHaveLength(1)
  expect(ranked('fielder', tallies, asked)).toEqual([])
})
