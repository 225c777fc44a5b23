import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaseOf, parAt, standardMethod, targetOf, type ChasePlan } from './chase.ts'
import type { PlannedInnings, Stoppage } from './resources.ts'
import { standardEdition } from './standard-edition.ts'

// The method once more, as fractions of big integers and from what was used instead of what was lost.

type Fraction = readonly [bigint, bigint]

function plus([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * d + c * b, b * d]
}

function percent(ballsLeft: number, lost: number): Fraction {
  return [BigInt(lost > 9 ? 0 : (standardEdition.units[lost]?.[ballsLeft] ?? -1)), 10n]
}

function minus(one: Fraction, [c, d]: Fraction): Fraction {
  return plus(one, [-c, d])
}

function used({ balls: from, stoppages: breaks }: PlannedInnings): Fraction {
  let sum: Fraction = [0n, 1n]
  let since = percent(from, 0)
  for (const { ballsLeft, wicketsLost, ballsLost } of breaks) {
    sum = plus(sum, minus(since, percent(ballsLeft, wicketsLost)))
    since = ballsLost === 'end' ? [0n, 1n] : percent(ballsLeft - ballsLost, wicketsLost)
  }
  return plus(sum, since)
}

function naiveTarget({ first, second }: ChasePlan, g50: number): bigint {
  const [a, b] = used(first)
  const [c, d] = used(second)
  const runs = BigInt(first.runs)
  const short = c * b < a * d
  const extra = short ? 0n : ((c * b - a * d) * BigInt(g50)) / (b * d * 100n)
  return (short ? (runs * c * b) / (a * d) : runs + extra) + 1n
}

type Draw = { readonly bowled: number; readonly wickets: number; readonly lost: number }

/** An innings from shares: of the balls left that are bowled, of the wickets that fall, of what is then lost. */
function inningsOf(start: number, draws: readonly Draw[], end: boolean): PlannedInnings {
  let [left, out] = [start, 0]
  const stoppages: Stoppage[] = []
  for (const { bowled, wickets, lost } of draws) {
    left -= Math.floor(left * bowled)
    out += Math.floor((11 - out) * wickets)
    const ballsLost = Math.floor((left + 1) * lost)
    stoppages.push({ ballsLeft: left, wicketsLost: out, ballsLost })
    left -= ballsLost
    if (left === 0) break
  }
  const last = stoppages.pop()
  if (last !== undefined) stoppages.push(end ? { ...last, ballsLost: 'end' } : last)
  return { balls: start, stoppages }
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const innings = fc
  .tuple(
    fc.integer({ min: 1, max: 300 }),
    fc.array(fc.record({ bowled: share, wickets: share, lost: share }), { maxLength: 5 }),
    fc.boolean(),
  )
  .map(([start, draws, end]) => inningsOf(start, draws, end))

test('whatever rain does, resources and target are those of the sums done with big integers', () => {
  const property = fc.property(
    innings,
    innings,
    fc.record({ runs: fc.nat(600), g50: fc.integer({ min: 1, max: 400 }) }),
    (first, second, { runs, g50 }) => {
      const rained = { first: { ...first, runs }, second }
      const result = chaseOf({ ...standardMethod, g50 }, rained)
      if (!result.ok) throw new Error(result.message)
      const { units } = result.value.second
      const [c, d] = used(second)
      expect(BigInt(units) * d).toBe(c * 10n)
      expect(BigInt(targetOf(result.value))).toBe(naiveTarget(rained, g50))
    },
  )
  fc.assert(property, { numRuns: 2000 })
})

test('the par score is the target that follows when play ends at that ball, less one', () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 300 }),
    fc.record({ runs: fc.nat(500), out: fc.nat(10), share }),
    (start, { runs, out, share: part }) => {
      const at = { ballsLeft: Math.floor((start + 1) * part), wicketsLost: out }
      const going = {
        first: { balls: 240, stoppages: [], runs },
        second: { balls: start, stoppages: [] },
      }
      const ended = {
        ...going,
        second: { balls: start, stoppages: [{ ...at, ballsLost: 'end' as const }] },
      }
      const [one, other] = [chaseOf(standardMethod, going), chaseOf(standardMethod, ended)]
      if (!one.ok || !other.ok) throw new Error('Refused.')
      expect(parAt(one.value, at)).toBe(targetOf(other.value) - 1)
    },
  )
  fc.assert(property, { numRuns: 1000 })
})
