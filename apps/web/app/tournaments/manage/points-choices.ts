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
  ['three-and-boost', t.threeAndBoost],
  ['twenty-and-bonuses', t.twentyAndBonuses],
  ['ten-and-batting', t.tenAndBatting],
  ['three-and-bowl-off', t.threeAndBowlOff],
  ['world-cup-2015', t.worldCup2015],
  ['asia-cup-2014', t.asiaCup2014],
  ['grimsby', t.grimsby],
  ['bassetlaw', t.bassetlaw],
  ['camberley', t.camberley],
  ['wcsl', t.wcsl],
  ['county-championship', t.countyChampionship],
  ['ranji-trophy', t.ranjiTrophy],
  ['sheffield-shield', t.sheffieldShield],
]

const orders: readonly (readonly [keyof typeof orderTemplates, string])[] = [
  ['wins-then-rate', t.winsThenRate],
  ['rate-alone', t.rateAlone],
  ['head-to-head', t.headToHeadFirst],
  ['average', t.averagePoints],
  ['bonus-then-rate', t.bonusThenRate],
  ['wins-among-level', t.winsAmongLevel],
  ['rate-then-head-to-head', t.rateThenHeadToHead],
  ['then-seeding', t.thenSeeding],
  ['batting-then-bowling', t.battingThenBowling],
  ['wickets-then-runs', t.wicketsThenRuns],
  ['head-to-head-then-quotient', t.headToHeadThenQuotient],
]

export const templateChoices = [['', t.ownPoints] as const, ...templates]
export const orderChoices = [['', t.ownOrder] as const, ...orders]

/** Whether two rules say the same, in whatever order their parts are named. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (one === null || other === null) return one === other
  const parts = Object.entries(one).filter(([, value]) => value !== undefined)
  const others = new Map(Object.entries(other).filter(([, value]) => value !== undefined))
  return (
    parts.length === others.size &&
    parts.every(([name, value]) => others.has(name) && same(value, others.get(name)))
  )
}

export const templateNamed = (name: string): Points | undefined => {
  const [found] = templates.find(([one]) => one === name) ?? []
  return found && sent(pointsTemplates[found])
}

/** What is sent of a template; nothing of it can be changed in place. */
const sent = (rules: PointsRules): Points => structuredClone(rules) as Points

/** The usual rules: two points a win. */
export const usualPoints: Points = sent(pointsTemplates.two)

export const orderNamed = (name: string): Points['order'] | undefined => {
  const [found] = orders.find(([one]) => one === name) ?? []
  return found && orderTemplates[found]
}

/** The template of these rules, or of the same points in another order; '' for other ones. */
export const templateOf = (points: Points): string => {
  const [whole, part] = [points, { ...points, order: [] }]
  const found =
    templates.find(([name]) => same(pointsTemplates[name], whole)) ??
    templates.find(([name]) => same({ ...pointsTemplates[name], order: [] }, part))
  return found?.[0] ?? ''
}

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
