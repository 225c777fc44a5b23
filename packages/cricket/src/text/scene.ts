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

/** What is known about a ball; the commentary may say nothing else. */
export type Telling = {
  readonly ball: BallBowled
  readonly striker: string
  readonly bowler: string
  readonly naming: (player: string) => string
  readonly side: (team: string) => string
  /** The striker's runs after this ball. */
  readonly runs: number
  readonly balls: number
  /** The side's runs after this ball. */
  readonly total: number
  /** The side's score as written: "187/6". */
  readonly score: string
  /** The partnership's runs after this ball. */
  readonly stand: number
  readonly standBalls: number
  /** The bowler’s after this ball; `inARow`: wickets with balls that follow each other. */
  readonly figures: { readonly runs: number; readonly wickets: number; readonly inARow: number }
  /** What the first who is out on this ball has made. */
  readonly outs: { readonly name: string; readonly runs: number; readonly balls: number } | null
  /** The batting side. */
  readonly batting: string
  readonly isPairs: boolean
  /** The runs at which batters retire. */
  readonly limit: number | null
  readonly scene: Scene
  readonly freeHit: boolean
  readonly freeHitNext: boolean
  /** Selects among wordings; the same ball always gets the same one. */
  readonly seed: number
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
