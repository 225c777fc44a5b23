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
    row({ name: 'seasons', what: 'by the rules of the ICC', rules: pointsTemplates.two }, plain),
    row(
      { name: 'seasons-bonuses', what: 'with bonuses and lots', rules: pointsTemplates.grimsby },
      plain,
    ),
  ]
}

type Measured = { readonly name: string; readonly what: string; readonly rules: PointsRules }

function row({ name, what, rules }: Measured, plain: number): BenchRow {
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

const names = Array.from({ length: TEAMS }, (_, at) => at)
const pairs = names.flatMap((one) => names.slice(one + 1).map((other) => [one, other] as const))
const season = Array.from({ length: LEGS }, () => pairs).flat()

const worth = { won: 2, lost: 0, tied: 1, drawn: 1, 'no result': 1 } as const

/** The same matches, and two points a win, one for what is shared: no rates, no order. */
function sumPoints(): number[] {
  const random = randomFrom('bench')
  const points = names.map(() => 0)
  const add = (team: number, earned: number) => {
    points[team] = (points[team] ?? 0) + earned
  }
  for (const [one, other] of Array.from({ length: SEASONS }, () => season).flat()) {
    const strengths = [
      { team: `${one}`, edge: 0 },
      { team: `${other}`, edge: 0 },
    ] as const
    const { sides } = inventedMatch(strengths, format, random)
    for (const { team, result } of sides) add(Number(team), worth[result])
  }
  return points
}

if (import.meta.main) console.table(await seasonsBench())
