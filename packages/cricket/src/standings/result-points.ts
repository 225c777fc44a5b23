import type { InningsFacts, SideContribution } from './contribution.ts'
import type { ResultPoints, UnequalDraw } from './points-rules.ts'

/** What the result of a match brings a side, bonus points aside. */
export function resultPoints(
  points: ResultPoints,
  side: SideContribution,
  other: SideContribution,
): number {
  return forResult(points, side, other) + forLead(points, side, other)
}

function forResult(points: ResultPoints, side: SideContribution, other: SideContribution): number {
  const { result, decision } = side
  if (decision !== 'play') return forRuling(points, side)
  if (result === 'drawn' && points.unequalDraw !== undefined) {
    return forDraw(points, points.unequalDraw, aheadInDraw(points.unequalDraw, side, other))
  }
  return points.outright !== undefined && isOutright(side, other)
    ? points.outright.points
    : points[result]
}

/** A Super Over, an award or a default, where it has points of its own. */
function forRuling(points: ResultPoints, { result, decision }: SideContribution): number {
  if (decision === 'play' || (result !== 'won' && result !== 'lost')) return points[result]
  const fallback = decision === 'tie break' ? undefined : points.special?.award
  const special = points.special?.[decision] ?? fallback
  return special === undefined ? points[result] : special[result]
}

function forDraw({ drawn }: ResultPoints, rule: UnequalDraw, by: number): number {
  if (by === 0) return drawn
  return by > 0 ? rule.ahead : rule.behind
}

/** Above zero for the side that was ahead when the match was drawn, below for the one behind. */
function aheadInDraw({ by }: UnequalDraw, side: SideContribution, other: SideContribution): number {
  if (by === 'first innings') return firstInningsLead(side, other) ?? 0
  if (side.innings.length === 0 || other.innings.length === 0) return 0
  const sum = (innings: readonly InningsFacts[], of: 'runs' | 'wickets') =>
    innings.reduce((all, one) => all + one[of], 0)
  return by === 'more runs'
    ? sum(side.innings, 'runs') - sum(other.innings, 'runs')
    : sum(other.innings, 'wickets') - sum(side.innings, 'wickets')
}

function forLead(
  { firstInningsLead: rule }: ResultPoints,
  side: SideContribution,
  other: SideContribution,
): number {
  if (rule === undefined || side.decision !== 'play' || !rule.results.includes(side.result))
    return 0
  return (firstInningsLead(side, other) ?? 0) > 0 ? rule.points : 0
}

/** Null where the match ended before it was known which side leads. */
function firstInningsLead(side: SideContribution, other: SideContribution): number | null {
  const [own] = side.innings
  const [theirs] = other.innings
  if (own === undefined || theirs === undefined) return null
  const isSecond = own.number > theirs.number
  const [first, second] = isSecond ? [own, theirs].toReversed() : [own, theirs]
  if (first === undefined || second === undefined) return null
  const isKnown = second.runs > first.runs || isClosed(second, [...side.innings, ...other.innings])
  return isKnown ? own.runs - theirs.runs : null
}

const isClosed = ({ number, closed, allOut }: InningsFacts, all: readonly InningsFacts[]) =>
  closed === true || allOut || all.some((one) => one.number > number)

/** A win by bowling the other side out, or by passing its score. */
export function isOutright(side: SideContribution, other: SideContribution): boolean {
  if (side.result !== 'won' || side.decision !== 'play') return false
  return isChase(side, other) || other.innings.at(-1)?.allOut === true
}

/** The side batted last. */
export function isChase(side: SideContribution, other: SideContribution): boolean {
  const [own, theirs] = [side.innings.at(-1), other.innings.at(-1)]
  return own !== undefined && theirs !== undefined && own.number > theirs.number
}
