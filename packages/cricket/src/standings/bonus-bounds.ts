import type { SideResult } from './contribution.ts'
import type { BonusRule, PointsRules } from './points-rules.ts'

type Span = readonly [least: number, most: number]

/** A bonus apart from the overs in which it is earned. */
type Bonus<Rule = BonusRule> = Rule extends BonusRule
  ? Omit<Rule, 'withinOvers' | 'afterOvers'>
  : never
type Bonuses = { readonly bonuses: readonly Bonus[]; readonly mostBonus: number | null }

/** The fewest and the most bonus points of a side in a match with this result, whatever happens in it. */
export function bonusBounds({ bonuses, mostBonus }: Bonuses, result: SideResult): Span {
  const spans = bonuses.map((rule) => spanOf(rule, result))
  const sum = (at: 0 | 1) => spans.reduce((all, span) => all + span[at], 0)
  const capped = (points: number) => (mostBonus === null ? points : Math.min(points, mostBonus))
  return [capped(sum(0)), capped(sum(1))]
}

function spanOf(rule: Bonus, result: SideResult): Span {
  switch (rule.kind) {
    case 'run rate':
      return result === 'won' ? among([rule.points]) : none
    case 'ladder':
      return rule.results.includes(result) ? among([rule.steps.length * rule.pointsEach]) : none
    case 'own rate':
      return rule.results.includes(result) ? among([rule.most]) : none
    case 'ahead':
      return result === 'no result'
        ? among([rule.points, rule.pointsIfLevel, rule.pointsIfNotReached])
        : among([rule.points, rule.pointsIfLevel])
  }
}

const none: Span = [0, 0]

/** Without any of them a side has none. */
const among = (points: readonly number[]): Span => [Math.min(0, ...points), Math.max(0, ...points)]

/** The most bonus points that a match may bring a side. */
export const mostBonusOf = (rules: Bonuses): number =>
  Math.max(...(['won', 'lost', ...winless] as const).map((result) => bonusBounds(rules, result)[1]))

/** Whether a bonus of one side keeps the other from it: the bounds of both at once are wider than what can be. */
export const excludesOther = ({ bonuses }: Pick<Bonuses, 'bonuses'>): boolean =>
  bonuses.some(({ kind }) => kind === 'ahead')

const winless = ['tied', 'drawn', 'no result'] as const

/** What a match to come is worth to a side, bonus points included; a tie, a draw and no result are one. */
export type MatchWorth = { readonly win: Span; readonly tie: Span; readonly loss: Span }

export function matchWorth(
  rules: Pick<PointsRules, 'points' | 'bonuses' | 'mostBonus' | 'noResults'>,
): MatchWorth {
  const worth = (result: SideResult): Span => {
    if (result === 'no result' && rules.noResults === 'left out') return none
    const [least, most] = bonusBounds(rules, result)
    return [rules.points[result] + least, rules.points[result] + most]
  }
  const shared = winless.map(worth)
  return {
    win: worth('won'),
    tie: [Math.min(...shared.map(([least]) => least)), Math.max(...shared.map(([, most]) => most))],
    loss: worth('lost'),
  }
}
