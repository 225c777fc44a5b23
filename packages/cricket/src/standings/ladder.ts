import type { InningsFacts, Pair, SideContribution } from './contribution.ts'
import type { LadderBonus } from './points-rules.ts'
import { isChase } from './result-points.ts'
import { scoreAfter } from './score-after.ts'

/** How many steps of a ladder a side has reached. */
export function countedRungs(rule: LadderBonus, match: Pair): number {
  const reached = reachedBy(rule, match)
  return stepsFor(rule, match).filter((step) => step <= reached).length
}

function reachedBy(rule: LadderBonus, match: Pair): number {
  const { own, other } = match
  switch (rule.of) {
    case 'runs':
      return sum(counted(rule, own.innings).map((one) => scoreAfter(one, rule.withinOvers)[0]))
    case 'wickets taken':
      return sum(counted(rule, other.innings).map((one) => wicketsTaken(rule, one)))
    case 'wickets in hand':
      return wicketsInHand(own, other)
    case 'overs left':
      return oversLeft(match)
    case 'innings in hand':
      return own.result === 'won' && own.innings.length < other.innings.length ? 1 : 0
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
  const own = side.innings.at(-1)
  if (side.result !== 'won' || own === undefined || !isChase(side, other)) return 0
  return own.wicketLimit - own.wickets
}

/** Complete overs; only of a side that won by passing the other's score in limited overs. */
function oversLeft({ own: side, other, contribution }: Pair): number {
  const own = side.innings.at(-1)
  if (side.result !== 'won' || own === undefined || !isChase(side, other)) return 0
  const allotted = own.allotted ?? contribution.quota
  const faced = own.balls ?? side.rate?.balls
  if (allotted === null || faced === undefined) return 0
  return Math.max(0, Math.floor((allotted - faced) / contribution.ballsPerOver))
}

/** The steps, lower where a match was shortened and the rule says so. */
function stepsFor(rule: LadderBonus, match: Pair): readonly number[] {
  const { steps, of, revised } = rule
  if (of !== 'runs' || revised === undefined) return steps
  const [part, whole] = revised === 'by overs' ? shareOfOvers(match) : shareOfTarget(match)
  return part >= whole ? steps : steps.map((step) => Math.ceil((step * part) / whole))
}

type Share = readonly [part: number, whole: number]
const all: Share = [1, 1]

function shareOfOvers({ own: { innings }, contribution: { quota } }: Pair): Share {
  const allotted = innings[0]?.allotted
  return allotted === undefined || quota === null ? all : [allotted, quota]
}

/** What the side had to score to be level, of what the other side scored. */
function shareOfTarget({ own, other }: Pair): Share {
  const [target, scored] = [own.innings[0]?.revisedTarget, other.innings[0]?.runs]
  return target === undefined || scored === undefined || scored === 0 ? all : [target - 1, scored]
}

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0)
