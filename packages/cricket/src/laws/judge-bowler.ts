import { ballsPerInnings } from '../formats/conditions.ts'
import { LEAST_QUOTA } from '../targets/bowlers-quota.ts'
import type { RefusalCode } from './refusals.ts'
import type { PlayerId } from '../setup.ts'
import { isOffTheField, isOfSide, isReplaced, isSubstitute } from './sides.ts'
import type { Innings, MatchState, Over } from '../fold/state.ts'

export function judgeBowler(
  state: MatchState,
  innings: Innings,
  player: PlayerId,
): RefusalCode | null {
  if (isSubstitute(innings, player)) return 'substitute-only-fields'
  if (isReplaced(state, innings.bowlingTeam, player)) return 'replaced'
  if (!isOfSide(state, innings.bowlingTeam, player)) return 'not-in-fielding-side'
  if (isOffTheField(innings, player)) return 'off-the-field'
  if (bowledTheLast(state, innings, player)) return 'two-overs-running'
  return hasBowledOut(state, innings, player) ? 'bowler-over-quota' : null
}

/**
 * Law 17.6: no two overs in a row; two sets of five balls are allowed, three are not. Law 17.8: nor parts of
 * overs, whoever began them.
 */
function bowledTheLast(state: MatchState, innings: Innings, player: PlayerId): boolean {
  const { overs, over } = innings
  if (over === null) return false
  if (!over.closed && over.bowler.id === player) return false
  const before = over.closed ? overs : overs.slice(0, -1)
  const { oversPerEnd } = state.setup.conditions
  const last = before.slice(-oversPerEnd)
  return last.length === oversPerEnd && last.every((one) => bowledIn(innings, one, player))
}

/**
 * A part of an over counts as a whole one, but the over under way is completed by whoever bowls it, even where
 * rain has shortened the innings since (ICC playing conditions).
 */
function hasBowledOut(state: MatchState, innings: Innings, player: PlayerId): boolean {
  const allowed = allowedOvers(state, innings)
  if (allowed === null || !innings.bowlerById.has(player)) return false
  const bowled = innings.overs.filter((over) => bowledIn(innings, over, player))
  const isBowling = innings.over?.closed === false && bowled.at(-1) === innings.over
  return !isBowling && bowled.length >= allowed
}

function bowledIn({ entries }: Innings, { shared, bowler, from, to }: Over, player: PlayerId) {
  if (!shared) return bowler.id === player
  return entries
    .slice(from, to)
    .some(({ fact }) => fact.type === 'ball-bowled' && fact.bowler === player)
}

/** What a bowler may bowl of the innings; in a shortened one, the same share of its overs, rounded up. */
export function allowedOvers(
  { setup: { conditions } }: MatchState,
  innings: Innings,
): number | null {
  const full = ballsPerInnings(conditions)
  const { maxOversPerBowler } = conditions
  if (maxOversPerBowler === null || innings.superOver) return null
  if (full === null || innings.ballLimit === null || innings.ballLimit >= full) {
    return maxOversPerBowler
  }
  const share = Math.ceil((maxOversPerBowler * innings.ballLimit) / full)
  return Math.min(maxOversPerBowler, Math.max(LEAST_QUOTA, share))
}
