import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Contribution } from './contribution.ts'
import { decimalText } from './fraction.ts'
import { iccRules } from './points-rules.ts'
import { result, washedOut } from './results.testing.ts'
import { tableOf } from './table.ts'

const teams = ['a', 'b', 'c', 'd', 'e']

const rate = fc
  .tuple(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 1, max: 120 }))
  .map(([runs, balls]) => `${runs}/${balls}`)

const anyResult: fc.Arbitrary<Contribution> = fc
  .tuple(fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 }), rate, rate, fc.nat(9))
  .map(([[one = '', other = ''], scored, conceded, how]) => {
    if (how === 0) return washedOut(one, other)
    const winner = how === 1 ? one : one.toUpperCase()
    return result(`${winner} ${scored} ${other} ${conceded}`)
  })

const anySeason = fc
  .array(anyResult, { maxLength: 30 })
  .chain((results) =>
    fc.tuple(fc.constant(results), fc.shuffledSubarray(results, { minLength: results.length })),
  )

/** Points and rate of a side, by going through all results again and again. */
function naive(team: string, results: readonly Contribution[]) {
  const own = results.flatMap(({ sides: [one, other] }) => {
    if (one.team === team) return [{ side: one, other }]
    return other.team === team ? [{ side: other, other: one }] : []
  })
  const rates = own.map(({ side, other }) => [side.rate, other.rate] as const)
  const add = (of: 0 | 1, what: 'runs' | 'balls') =>
    rates.reduce((sum, both) => sum + (both[of]?.[what] ?? 0), 0)
  const net = (add(0, 'runs') * 6) / add(0, 'balls') - (add(1, 'runs') * 6) / add(1, 'balls')
  const won = own.filter(({ side }) => side.result === 'won').length
  const shared = own.filter(({ side }) => side.result === 'tied' || side.result === 'no result')
  const points = 2 * won + shared.length
  return { team, played: own.length, points, net: Number.isNaN(net) ? null : net }
}

test('a table is what going through its results comes to, in whatever order they came', () => {
  fc.assert(
    fc.property(anySeason, ([results, shuffled]) => {
      const table = tableOf({ teams, contributions: results, rules: iccRules })

      expect(tableOf({ teams, contributions: shuffled, rules: iccRules })).toEqual(table)
      for (const { team, played, points, netRunRate } of table) {
        const { net, ...rest } = naive(team, results)
        expect({ team, played, points }).toEqual(rest)
        if (net === null) expect(netRunRate).toBeNull()
        else expect(Number(netRunRate && decimalText(netRunRate, 9))).toBeCloseTo(net, 8)
      }
    }),
  )
})

test('places go down the order: points, then wins, then rate', () => {
  fc.assert(
    fc.property(anySeason, ([results]) => {
      const table = tableOf({ teams, contributions: results, rules: iccRules })
      const rates = new Map(teams.map((team) => [team, naive(team, results).net ?? 0]))

      expect(table.map(({ team }) => team).toSorted()).toEqual(teams)
      table.slice(1).forEach((row, i) => {
        const before = table[i]!
        const rate = (rates.get(before.team) ?? 0) - (rates.get(row.team) ?? 0)
        const steps = [before.points - row.points, before.won - row.won, rate]
        const decisive = steps.find((step) => Math.abs(step) > 1e-9) ?? 0
        expect(decisive).toBeGreaterThanOrEqual(0)
        if (decisive > 0) expect(row.place).toBe(i + 2)
      })
    }),
  )
})

test('matches played before the points changed count by the old ones, and the others by the new', () => {
  const fewer = { ...iccRules, points: { ...iccRules.points, won: 4, tied: 2, 'no result': 0 } }
  fc.assert(
    fc.property(anySeason, fc.nat(30), ([results], changedAfter) => {
      const contributions = results.map((one, at) =>
        at < changedAfter ? { ...one, earlierRules: iccRules } : one,
      )
      const pointsIn = (part: readonly Contribution[], rules: typeof iccRules) =>
        new Map(
          tableOf({ teams, contributions: part, rules }).map(({ team, points }) => [team, points]),
        )
      const before = pointsIn(results.slice(0, changedAfter), iccRules)
      const after = pointsIn(results.slice(changedAfter), fewer)

      for (const { team, points } of tableOf({ teams, contributions, rules: fewer }))
        expect(points).toBe((before.get(team) ?? 0) + (after.get(team) ?? 0))
    }),
  )
})
