import type { InventedFormat } from '../packages/cricket/src/simulation/invented-match.ts'
import { inventedMatch } from '../packages/cricket/src/simulation/invented-match.ts'
import { randomFrom } from '../packages/cricket/src/simulation/random.ts'
import { simulateSeasons } from '../packages/cricket/src/simulation/simulate-seasons.ts'
import type { PointsRules } from '../packages/cricket/src/standings/points-rules.ts'
import { pointsTemplates } from '../packages/cricket/src/standings/templates.ts'
import type { BenchRow } from './row.ts'

const SEASONS = 1_000
const TEAMS = 10
const LEGS = 2
const RUNS = 3

const format: InventedFormat = {
  overs: 20,
  ballsPerOver: 6,
  wickets: 10,
  washedOut: 4,
  drawn: 0,
  inningsPerSide: 1,
}

/** A thousand seasons of ten teams that meet twice, as a multiple of a loop that only adds up points. */
// oxlint-disable-next-line typescript/require-await -- every bench is asked the same way
export async function seasonsBench(): Promise<BenchRow[]> {
  const plain = fastest(sumPoints)
  return [
    row('seasons', 'by the rules of the ICC', pointsTemplates.two, plain),
    row('seasons-bonuses', 'with bonuses and lots', pointsTemplates.grimsby, plain),
  ]
}

function row(name: string, what: string, rules: PointsRules, plain: number): BenchRow {
  const taken = fastest(() =>
    simulateSeasons({
      rules,
      against: null,
      teams: TEAMS,
      legs: LEGS,
      places: 4,
      format,
      seasons: SEASONS,
      seed: 'bench',
    }),
  )
  return {
    name,
    what: `1,000 seasons of ten teams that meet twice, ${what}, to inventing them and adding up points`,
    value: taken / plain,
    unit: 'times',
    detail: `${taken.toFixed(0)} ms to ${plain.toFixed(0)} ms`,
  }
}

function fastest(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

/** The same matches, and two points a win, one for what is shared: no rates, no order. */
function sumPoints(): number[] {
  const random = randomFrom('bench')
  const points = Array.from({ length: TEAMS }, () => 0)
  for (let season = 0; season < SEASONS; season++) {
    for (let one = 0; one < TEAMS; one++) {
      for (let other = one + 1; other < TEAMS; other++) {
        for (let leg = 0; leg < LEGS; leg++) {
          const sides = [
            { team: `${one}`, edge: 0 },
            { team: `${other}`, edge: 0 },
          ] as const
          for (const { team, result } of inventedMatch(sides, format, random).sides) {
            const worth = result === 'won' ? 2 : result === 'lost' ? 0 : 1
            points[Number(team)] = (points[Number(team)] ?? 0) + worth
          }
        }
      }
    }
  }
  return points
}

if (import.meta.main) console.table(await seasonsBench())
