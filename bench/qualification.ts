import fc from 'fast-check'
import { statusesByForce } from '../packages/cricket/src/qualification/brute-force.testing.ts'
import type { League } from '../packages/cricket/src/qualification/league.ts'
import { leagues } from '../packages/cricket/src/qualification/leagues.testing.ts'
import { qualification } from '../packages/cricket/src/qualification/qualification.ts'
import type { BenchRow } from './row.ts'

const SMALL = 10_000
const SEASONS = 300
const seed = 2026

/** Small leagues against all their combinations of results, and seasons of ten teams against the clock. */
// oxlint-disable-next-line typescript/require-await -- every bench is asked the same way
export async function qualificationBench(): Promise<BenchRow[]> {
  return [agreement(), slowest(20), slowest(45)]
}

function agreement(): BenchRow {
  const wrong = fc.sample(leagues, { numRuns: SMALL, seed }).filter((league) => {
    const truth = statusesByForce(league)
    return statusesOf(league).some(({ id, status }) => truth.get(id) !== status)
  })
  return {
    name: 'qualify-right',
    what: 'small leagues with a status that is not what trying all results gives',
    value: wrong.length,
    goal: 0,
    detail: `${SMALL.toLocaleString('en')} leagues of up to 5 teams and 6 matches`,
  }
}

function slowest(left: number): BenchRow {
  const runs = fc.sample(seasons(left), { numRuns: SEASONS, seed }).map((league) => {
    const start = performance.now()
    const lines = statusesOf(league)
    const unknown = lines.filter(({ status }) => status === 'unknown').length
    return { milliseconds: performance.now() - start, unknown }
  })
  const times = runs.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const unknown = runs.reduce((sum, run) => sum + run.unknown, 0)
  return {
    name: `qualify-${left}`,
    what: `a league of 10 teams with ${left} matches left: the slowest`,
    value: times.at(-1) ?? 0,
    goal: 1000,
    unit: 'ms',
    detail: `${SEASONS} leagues, half of them tight; median ${(times[SEASONS >> 1] ?? 0).toFixed(1)} ms; ${unknown} of ${SEASONS * 10} statuses unknown`,
  }
}

function statusesOf(league: League) {
  const lines = qualification(league)
  if (!lines.ok) throw new Error(lines.message)
  return lines.value
}

const ids = Array.from({ length: 10 }, (_, at) => `t${at}`)
const pairs = ids.flatMap((a, at) => ids.slice(at + 1).map((b) => [a, b] as const))

/** With 45 left every pair meets once. Tight: the first team can just overtake what the others will get. */
const seasons = (left: number): fc.Arbitrary<League> =>
  fc
    .record({
      points: fc.constantFrom(
        { win: 2, tie: 1 },
        { win: 3, tie: 1 },
        { win: 3, tie: 2 },
        { win: 5, tie: 2 },
        { win: 2, tie: 0 },
      ),
      places: fc.integer({ min: 1, max: 9 }),
      scores: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 10, maxLength: 10 }),
      tight: fc.boolean(),
      remaining: fc.shuffledSubarray(pairs, { minLength: left, maxLength: left }),
    })
    .map(({ points, places, scores, tight, remaining }) => {
      const games = remaining.filter((pair) => pair.includes('t0')).length
      const share = Math.round((points.win * (9 - places) * left) / 90)
      const level = 100 + points.win * games - share
      const score = (at: number) => {
        if (!tight) return 2 * (scores[at] ?? 0)
        return at === 0 ? 100 : Math.max(0, level - 1 + ((scores[at] ?? 0) % 3))
      }
      return { places, points, remaining, teams: ids.map((id, at) => ({ id, points: score(at) })) }
    })

if (import.meta.main) console.table(await qualificationBench())
