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

const fourAndBonus: PointsRules = {
  ...four,
  bonuses: [{ kind: 'run rate', ratio: [5, 4], points: 1 }],
}

/** One point, for who was ahead after ten overs; shared when the scores were level ("Bash Boost"). */
const boost = { kind: 'ahead', afterOvers: overs(10), points: 1, pointsIfLevel: 0.5 } as const

const three = (shared: number, pointsIfNotReached: number): PointsRules => ({
  ...iccRules,
  points: { won: 3, lost: 0, tied: shared, drawn: shared, 'no result': shared },
  bonuses: [{ ...boost, pointsIfNotReached }],
})

/** Competitions whose tables are not made by the rules of the ICC's events. */
const known: readonly Known[] = [
  { name: /^Big Bash League$/i, seasons: ['2020/21'], rules: three(1.5, 0.5) },
  { name: /^Big Bash League$/i, seasons: ['2021/22'], rules: three(1, 0) },
  { name: /^(Women's )?Super Smash$/i, rules: four },
  { name: /^ICC World Cup$/i, seasons: ['2002/03'], rules: four },
  { name: /^(SA20|Rachael Heyhoe Flint Trophy|Charlotte Edwards Cup)$/i, rules: fourAndBonus },
  {
    name: /^(CSA T20 Challenge|Mzansi Super League|Ram Slam T20 Challenge)$/i,
    rules: {
      ...fourAndBonus,
      order: ['points', 'wins', { headToHead: ['wins'] }, 'bonus points', 'net run rate'],
    },
  },
]

/** The rules by which a competition known by name makes its table: two points a win unless listed. */
export function rulesFor(name: string, season: string): PointsRules {
  const found = known.find((one) => one.name.test(name) && (one.seasons?.includes(season) ?? true))
  return found?.rules ?? iccRules
}
