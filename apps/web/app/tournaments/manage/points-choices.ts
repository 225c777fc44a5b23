import {
  orderTemplates,
  pointsTemplates,
  resultsInOrder,
} from '@pavilion/cricket/standings/templates.ts'
import type { PointsRules } from '@pavilion/cricket/standings/points-rules.ts'
import * as t from '#texts/tournaments.ts'
import type { Fields } from './tournament-calls.ts'

export type Points = Fields['points']

const templates: readonly (readonly [keyof typeof pointsTemplates, string])[] = [
  ['two', t.twoForAWin],
  ['four', t.fourForAWin],
  ['four-and-bonus', t.fourAndABonus],
  ['twenty-and-bonuses', t.twentyAndBonuses],
  ['three-and-boost', t.threeAndBoost],
  ['three-and-bowl-off', t.threeAndBowlOff],
  ['ten-and-batting', t.tenAndBatting],
]

const orders: readonly (readonly [keyof typeof orderTemplates, string])[] = [
  ['wins-then-rate', t.winsThenRate],
  ['rate-alone', t.rateAlone],
  ['head-to-head', t.headToHeadFirst],
  ['average', t.averagePoints],
  ['bonus-then-rate', t.bonusThenRate],
  ['wins-among-level', t.winsAmongLevel],
  ['rate-then-head-to-head', t.rateThenHeadToHead],
]

export const templateChoices = [['', t.ownPoints] as const, ...templates]
export const orderChoices = [['', t.ownOrder] as const, ...orders]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is sent of a template. */
const pointsOf = ({ points, ...rules }: PointsRules): Points => ({
  ...rules,
  points: {
    won: points.won,
    lost: points.lost,
    tied: points.tied,
    drawn: points.drawn,
    'no result': points['no result'],
    ...(points.special !== undefined && { special: points.special }),
  },
})

export const templateNamed = (name: string): Points | undefined => {
  const [found] = templates.find(([one]) => one === name) ?? []
  return found && pointsOf(pointsTemplates[found])
}

/** The usual rules: two points a win. */
export const usualPoints: Points = pointsOf(pointsTemplates.two)

export const orderNamed = (name: string): Points['order'] | undefined => {
  const [found] = orders.find(([one]) => one === name) ?? []
  return found && orderTemplates[found]
}

/** The template that these points come from; '' for other ones. */
export const templateOf = ({ points, bonuses }: Points): string =>
  templates.find(([name]) => {
    const one = pointsOf(pointsTemplates[name])
    return same(one.bonuses, bonuses) && same(one.points, points)
  })?.[0] ?? ''

export const orderOf = ({ order }: Points): string =>
  orders.find(([name]) => same(orderTemplates[name], order))?.[0] ?? ''

/** The points of each result, and the rules with other ones. */
export function pointsEach({ points, ...rules }: Points) {
  const of = (result: Shown) => ({
    result,
    label: words[result],
    value: points[result],
    with: (value: number): Points => ({ ...rules, points: { ...points, [result]: value } }),
  })
  return resultsInOrder.map(of)
}

type Shown = 'won' | 'tied' | 'drawn' | 'no result' | 'lost'

const words: Readonly<Record<Shown, string>> = {
  won: t.pointsWon,
  tied: t.pointsTied,
  drawn: t.pointsDrawn,
  'no result': t.pointsNoResult,
  lost: t.pointsLost,
}

/** A bonus in words. */
export function bonusText(bonus: Points['bonuses'][number]): string {
  if (bonus.kind === 'run rate') {
    const [times, of] = bonus.ratio
    return t.bonusForRunRate({ points: bonus.points, times: String(times / of) })
  }
  if (bonus.kind === 'ahead') {
    return t.bonusForAhead({ points: bonus.points, overs: bonus.afterOvers })
  }
  const said = { points: bonus.pointsEach, steps: bonus.steps.join(', ') }
  return bonus.of === 'runs' ? t.bonusForRuns(said) : t.bonusForWickets(said)
}
