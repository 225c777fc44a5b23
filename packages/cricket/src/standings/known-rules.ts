import { iccRules } from './points-rules.ts'
import type { PointsRules } from './points-rules.ts'
import { overs } from './units.ts'

type Known = {
  readonly name: RegExp
  /** As Cricsheet writes them; every season when absent. */
  readonly seasons?: readonly string[]
  readonly rules: PointsRules
}

const four: PointsRules = {
  ...iccRules,
  points: { won: 4, lost: 0, tied: 2, drawn: 2, 'no result': 2 },
}

/** Competitions whose tables are not made by the rules of the ICC's events. */
const known: readonly Known[] = [
  {
    name: /^Big Bash League$/i,
    seasons: ['2020/21', '2021/22'],
    rules: {
      ...iccRules,
      points: { won: 3, lost: 0, tied: 1, drawn: 1, 'no result': 1 },
      bonuses: [{ kind: 'ahead', afterOvers: overs(10), points: 1, pointsIfLevel: 0 }],
    },
  },
  { name: /^(Women's )?Super Smash$/i, rules: four },
  {
    name: /^(SA20|CSA T20 Challenge|Mzansi Super League)$/i,
    rules: { ...four, bonuses: [{ kind: 'run rate', ratio: [5, 4], points: 1 }] },
  },
]

/** The rules by which a competition known by name makes its table: two points a win unless listed. */
export function rulesFor(name: string, season: string): PointsRules {
  const found = known.find((one) => one.name.test(name) && (one.seasons?.includes(season) ?? true))
  return found?.rules ?? iccRules
}
