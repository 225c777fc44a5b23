import type { InningsFacts, Pair, SideContribution } from './contribution.ts'
import { compareFractions, fraction } from './fraction.ts'
import { countedRungs } from './ladder.ts'
import type {
  AheadBonus,
  BonusRule,
  MatchRules,
  OwnRateBonus,
  RunRateBonus,
} from './points-rules.ts'
import { isOutright } from './result-points.ts'
import { scoreAfter } from './score-after.ts'
import type { Rate } from './units.ts'

/** A side's bonus points in a match: all up to the limit, and what of them is for runs and for wickets. */
export type Bonus = { readonly all: number; readonly batting: number; readonly bowling: number }

const none: Bonus = { all: 0, batting: 0, bowling: 0 }

export function bonusOf({ points, bonuses, mostBonus }: MatchRules, match: Pair): Bonus {
  const { own, other } = match
  if (points.outright?.withBonuses === false && isOutright(own, other)) return none
  const each = bonuses.map((rule) => ({ rule, points: pointsOf(rule, match) }))
  const sum = (counts: (rule: BonusRule) => boolean) =>
    each.reduce((all, one) => all + (counts(one.rule) ? one.points : 0), 0)
  const all = sum(() => true)
  return {
    all: mostBonus === null ? all : Math.min(all, mostBonus),
    batting: sum(isForBatting),
    bowling: sum((rule) => rule.kind === 'ladder' && rule.of === 'wickets taken'),
  }
}

const isForBatting = (rule: BonusRule): boolean =>
  rule.kind === 'own rate' || (rule.kind === 'ladder' && rule.of === 'runs')

function pointsOf(rule: BonusRule, match: Pair): number {
  const { own, other, contribution } = match
  switch (rule.kind) {
    case 'run rate':
      return isFaster(rule, own, other.rate) ? rule.points : 0
    case 'ladder':
      return rule.results.includes(own.result) ? countedRungs(rule, match) * rule.pointsEach : 0
    case 'own rate':
      return ownRate(rule, own, contribution.ballsPerOver)
    case 'ahead':
      return ahead(rule, own, other)
  }
}

function isFaster({ ratio }: RunRateBonus, side: SideContribution, other: Rate | null): boolean {
  const { result, decision, rate } = side
  if (result !== 'won' || decision !== 'play' || rate === null || other === null) return false
  if (rate.balls === 0 || other.balls === 0) return false
  const [times, of] = ratio
  const needed = fraction(other.runs * times, other.balls * of)
  return compareFractions(fraction(rate.runs, rate.balls), needed) >= 0
}

function ownRate(
  { most, decimals, results }: OwnRateBonus,
  { result, innings: [first] }: SideContribution,
  ballsPerOver: number,
): number {
  if (first === undefined || !results.includes(result)) return 0
  const faced = first.balls ?? first.progress.length * ballsPerOver
  if (faced === 0) return 0
  const scale = 10 ** decimals
  return Math.min(most, Math.floor((first.runs * ballsPerOver * scale) / faced) / scale)
}

function ahead(rule: AheadBonus, side: SideContribution, other: SideContribution): number {
  const [own] = side.innings
  const [theirs] = other.innings
  const isDecided = side.result !== 'no result' || (isDone(own, rule) && isDone(theirs, rule))
  if (!isDecided) return rule.pointsIfNotReached
  if (own === undefined || theirs === undefined) return 0
  const [one] = scoreAfter(own, rule.afterOvers)
  const [another] = scoreAfter(theirs, rule.afterOvers)
  if (one === another) return rule.pointsIfLevel
  return one > another ? rule.points : 0
}

const isDone = (innings: InningsFacts | undefined, { afterOvers }: AheadBonus): boolean =>
  innings !== undefined && (innings.allOut || innings.progress.length >= afterOvers)
