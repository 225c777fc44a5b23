import type { InningsFacts, SideContribution } from './contribution.ts'
import { compareFractions, fraction } from './fraction.ts'
import type {
  AheadBonus,
  BonusRule,
  LadderBonus,
  PointsRules,
  RunRateBonus,
} from './points-rules.ts'
import type { Overs, Rate } from './units.ts'

/** A side's bonus points in a match; `other` is its opponent. */
export function bonusOf(
  { bonuses, mostBonus }: PointsRules,
  side: SideContribution,
  other: SideContribution,
): number {
  const sum = bonuses.reduce((points, rule) => points + pointsOf(rule, side, other), 0)
  return mostBonus === null ? sum : Math.min(sum, mostBonus)
}

function pointsOf(rule: BonusRule, side: SideContribution, other: SideContribution): number {
  switch (rule.kind) {
    case 'run rate':
      return isFaster(rule, side, other.rate) ? rule.points : 0
    case 'ladder':
      return ladder(rule, side, other)
    case 'ahead':
      return ahead(rule, side, other)
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

function ladder(rule: LadderBonus, side: SideContribution, other: SideContribution): number {
  if (!rule.results.includes(side.result)) return 0
  const reached = reachedBy(rule, side, other)
  return rule.steps.filter((step) => step <= reached).length * rule.pointsEach
}

function reachedBy(rule: LadderBonus, side: SideContribution, other: SideContribution): number {
  switch (rule.of) {
    case 'runs':
      return sum(counted(rule, side.innings).map((one) => scoreAfter(one, rule.withinOvers)[0]))
    case 'wickets taken':
      return sum(counted(rule, other.innings).map((one) => wicketsTaken(rule, one)))
    case 'wickets in hand':
      return wicketsInHand(side, other)
  }
}

const counted = ({ firstInningsOnly }: LadderBonus, innings: readonly InningsFacts[]) =>
  firstInningsOnly ? innings.slice(0, 1) : innings

function wicketsTaken({ allOutIsFull, steps, withinOvers }: LadderBonus, innings: InningsFacts) {
  const [, wickets] = scoreAfter(innings, withinOvers)
  const isOver = withinOvers === null || innings.progress.length <= withinOvers
  return allOutIsFull && innings.allOut && isOver ? Math.max(wickets, ...steps) : wickets
}

/** Only of a side that won by passing the other's score with wickets left. */
function wicketsInHand(side: SideContribution, other: SideContribution): number {
  const [own] = side.innings
  const [theirs] = other.innings
  if (side.result !== 'won' || own === undefined || theirs === undefined) return 0
  return own.number > theirs.number ? own.wicketLimit - own.wickets : 0
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

/** Runs and wickets after so many overs, or at the end of a shorter innings. */
function scoreAfter(
  { runs, wickets, progress }: InningsFacts,
  after: Overs | null,
): readonly [number, number] {
  if (after === null || progress.length <= after) return [runs, wickets]
  return progress[after - 1] ?? [0, 0]
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
