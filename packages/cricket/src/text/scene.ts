import type { BallBowled } from '../facts.ts'
import { isBowlers } from '../fold/fold-ball.ts'
import { isBall } from '../fold/state.ts'
import type { BallEntry, Innings, Over } from '../fold/state.ts'
import type { PlayingConditions } from '../formats/conditions.ts'

/** Where the match stands after a ball. */
export type Scene = {
  /** Runs still needed; null without a chase, or where the target was another at the time. */
  readonly needed: number | null
  /** Balls of the innings still to come; null without a limit. */
  readonly left: number | null
  readonly isLastOver: boolean
  /** The innings is over with this ball. */
  readonly ends: boolean
  /** What the over was, with its last ball. */
  readonly overWas: 'maiden' | 'wicket maiden' | 'other' | null
  /** The batter has reached the runs at which batters retire. */
  readonly retires: boolean
}

export const isCredited = ({ wickets = [] }: BallBowled): boolean =>
  wickets.some(({ kind }) => isBowlers(kind))

type At = {
  readonly entry: BallEntry
  readonly over: Over
  readonly runs: number
  readonly ball: number
  /** The last entry after which another target or length held. */
  readonly changed: number
}

/** `runs` and `ball`: the side’s runs, and the balls of the over that count, after the ball. */
export function sceneAfter(
  innings: Innings,
  conditions: PlayingConditions,
  { entry, over, runs, ball, changed }: At,
): Scene {
  const isLast = over.closed && innings.entries[over.to - 1]?.seq === entry.seq
  const counted = over.index * conditions.ballsPerOver + (isLast ? conditions.ballsPerOver : ball)
  const { needed, left } = entry.seq > changed ? chaseAfter(innings, runs, counted) : unknown
  return {
    needed,
    left,
    isLastOver: left !== null && left < conditions.ballsPerOver,
    ends: isPlayedOut(innings) && innings.entries.findLast(isBall)?.seq === entry.seq,
    overWas: isLast ? kindOf(innings, over, conditions) : null,
    retires: conditions.retireAt !== undefined && retiresWith(innings, entry),
  }
}

const unknown = { needed: null, left: null }

function chaseAfter({ target, ballLimit }: Innings, runs: number, balls: number) {
  if (target === null) return unknown
  return { needed: target.runs - runs, left: ballLimit === null ? null : ballLimit - balls }
}

const isPlayedOut = ({ closed }: Innings): boolean =>
  closed === 'all out' || closed === 'overs' || closed === 'target'

/** The last entry of the innings after which another target or length held; 0 without one. */
export function lastChange({ entries, bowlingTeam }: Innings): number {
  const change = entries.findLast(
    ({ fact }) =>
      fact.type === 'target-revised' ||
      (fact.type === 'penalty-awarded' && fact.team === bowlingTeam.id),
  )
  return change?.seq ?? 0
}

/** Nobody speaks of maidens where overs are sets. */
function kindOf(
  innings: Innings,
  over: Over,
  { oversPerEnd }: PlayingConditions,
): Scene['overWas'] {
  if (over.shared || over.conceded > 0 || oversPerEnd > 1) return 'other'
  const balls = innings.entries.slice(over.from, over.to).filter(isBall)
  return balls.some(({ fact }) => isCredited(fact)) ? 'wicket maiden' : 'maiden'
}

/** Whether the next that is known of the batter is not a ball: those who retire at the limit are away then. */
function retiresWith(innings: Innings, { fact: { striker }, seq }: BallEntry): boolean {
  const line = innings.batterById.get(striker)
  const back = innings.entries.some(
    (one) => one.seq > seq && one.fact.type === 'batter-returned' && one.fact.player === striker,
  )
  return line?.left === 'limit' || back
}
