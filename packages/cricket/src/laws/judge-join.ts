import type { PlayerJoined } from '../facts.ts'
import { listedOf } from '../fold/listed.ts'
import type { MatchState } from '../fold/state.ts'
import type { PlayerId, Team } from '../setup.ts'
import type { RefusalCode } from './refusals.ts'
import { isOfSide } from './sides.ts'

/**
 * Law 1: somebody who is not on the team sheet joins a side that is short of players, or takes the place of
 * somebody who was named and has not played, where the playing conditions do not list who may be replaced.
 */
export function judgeJoin(state: MatchState, fact: PlayerJoined): RefusalCode | null {
  const side = state.setup.teams.find(({ id }) => id === fact.team)
  if (side === undefined) return 'no-such-team'
  if (state.names.has(fact.player)) return 'already-plays'
  if (isCalled(state, side, fact.name)) return 'same-name'
  return fact.insteadOf === undefined
    ? judgeRoom(state, side)
    : judgeInstead(state, side, fact.insteadOf)
}

/** Two players of one name in a side could not be told apart. */
const isCalled = (state: MatchState, side: Team, name: string): boolean =>
  listedOf(state, side).some((one) => one.name.toLowerCase() === name.toLowerCase())

function judgeRoom(state: MatchState, side: Team): RefusalCode | null {
  return isFull(state, side) ? 'side-full' : null
}

/** Whether as many are on the team sheet as play. */
export const isFull = (state: MatchState, side: Team): boolean =>
  listedOf(state, side).length >= state.setup.conditions.playersPerSide

function judgeInstead(state: MatchState, side: Team, insteadOf: PlayerId): RefusalCode | null {
  if (state.setup.conditions.replacements !== undefined) return 'replacement-not-allowed'
  if (!isOfSide(state, side, insteadOf)) return 'not-in-side'
  return hasPlayed(state, insteadOf) ? 'has-played' : null
}

/** Whether a player has batted, bowled, or been named as one of the next pair. */
export const hasPlayed = ({ innings }: MatchState, player: PlayerId): boolean =>
  innings.some(({ batterById, bowlerById }) => batterById.has(player) || bowlerById.has(player))
