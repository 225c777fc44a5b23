import { iccRules } from './points-rules.ts'
import type { PointsRules } from './points-rules.ts'
import { pointsTemplates } from './templates.ts'
import { overs } from './units.ts'

type Known = {
  readonly name: RegExp
  /** As Cricsheet writes them; every season when absent. */
  readonly seasons?: readonly string[]
  /** The season from which on, with all after it. */
  readonly since?: string
  readonly rules: PointsRules
}

const { four, 'four-and-bonus': fourAndBonus } = pointsTemplates

/** One point, for who was ahead after ten overs; shared when the scores were level ("Bash Boost"). */
const boost = { kind: 'ahead', afterOvers: overs(10), points: 1, pointsIfLevel: 0.5 } as const

const three = (shared: number, pointsIfNotReached: number): PointsRules => ({
  ...iccRules,
  points: { won: 3, lost: 0, tied: shared, drawn: shared, 'no result': shared },
  bonuses: [{ ...boost, pointsIfNotReached }],
})

const county = pointsTemplates['county-championship']

/** The County Championship with other points for a draw, and batting points from another total on. */
const countyWith = (drawn: number, firstStep: number): PointsRules => ({
  ...county,
  points: { ...county.points, drawn, 'no result': drawn },
  bonuses: county.bonuses.map((bonus) =>
    bonus.of === 'runs'
      ? { ...bonus, steps: [0, 50, 100, 150, 200].map((more) => firstStep + more) }
      : bonus,
  ),
})

const countyName = /^((Specsavers|LV=|LV|Vitality|Rothesay) )?County Championship$/i

/** Competitions whose tables are not made by the rules of the ICC's events. */
const known: readonly Known[] = [
  { name: /^Big Bash League$/i, seasons: ['2020/21'], rules: three(1.5, 0.5) },
  { name: /^Big Bash League$/i, seasons: ['2021/22'], rules: three(1, 0) },
  { name: /^(Women's )?Super Smash$/i, rules: four },
  { name: /^Syed Mushtaq Ali Trophy$/i, rules: four },
  { name: /^The Hundred (Men's|Women's) Competition$/i, since: '2025', rules: four },
  { name: /^Vitality Blast( Men)?$/i, since: '2025', rules: four },
  { name: /^ICC World Cup$/i, seasons: ['2002/03'], rules: four },
  { name: /^(SA20|Rachael Heyhoe Flint Trophy|Charlotte Edwards Cup)$/i, rules: fourAndBonus },
  { name: /^(Vitality Blast Women|ECB Women's One-Day Cup)$/i, rules: fourAndBonus },
  {
    name: /^(CSA T20 Challenge|Mzansi Super League|Ram Slam T20 Challenge)$/i,
    rules: {
      ...fourAndBonus,
      order: ['points', 'wins', { headToHead: ['wins'] }, 'bonus points', 'net run rate'],
    },
  },
  { name: countyName, since: '2024', rules: county },
  { name: countyName, seasons: ['2023'], rules: countyWith(5, 250) },
  { name: countyName, seasons: ['2021', '2022'], rules: countyWith(8, 200) },
  {
    name: countyName,
    seasons: ['2014', '2015', '2016', '2017', '2018', '2019'],
    rules: countyWith(5, 200),
  },
  { name: /^Ranji Trophy$/i, rules: pointsTemplates['ranji-trophy'] },
]

/** The rules by which a competition known by name makes its table: two points a win unless listed. */
export function rulesFor(name: string, season: string): PointsRules {
  const found = known.find(
    ({ name: called, seasons, since }) =>
      called.test(name) &&
      (seasons?.includes(season) ?? true) &&
      (since === undefined || season >= since),
  )
  return found?.rules ?? iccRules
}
