import type { PlayerId, Team } from './setup.ts'
import type { MatchState } from './state.ts'

/** In the side's list, or come into it since; anybody is of a side whose list is not known. */
export function isOfSide(state: MatchState, team: Team, player: PlayerId): boolean {
  if (team.players.length === 0 || team.players.some(({ id }) => id === player)) return true
  return state.replacements.some((one) => one.in === player && (one.team ?? team.id) === team.id)
}
