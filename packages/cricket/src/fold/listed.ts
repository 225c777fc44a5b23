import type { PlayerJoined } from '../facts.ts'
import type { Player, Team } from '../setup.ts'
import { shortNamesOf } from '../text/names.ts'
import type { MatchState } from './state.ts'

/** A side’s team sheet as it is now: with who has joined, without those who were named and do not take part. */
export function listedOf({ joined }: Pick<MatchState, 'joined'>, team: Team): readonly Player[] {
  if (joined.length === 0) return team.players
  const later = joined.filter((one) => one.team === team.id)
  return [...team.players, ...later.map(({ player: id, name }) => ({ id, name }))].filter(
    ({ id }) => later.every(({ insteadOf }) => insteadOf !== id),
  )
}

/** Adds somebody to a side’s team sheet; a side or player that makes no sense changes nothing. */
export function join(state: MatchState, fact: PlayerJoined): void {
  const isSide = state.setup.teams.some(({ id }) => id === fact.team)
  if (!isSide || state.names.has(fact.player)) return
  state.joined = [...state.joined, fact]
  state.names = new Map([...state.names, [fact.player, fact.name]])
  state.shortNames = shortNamesOf(state.names)
}
