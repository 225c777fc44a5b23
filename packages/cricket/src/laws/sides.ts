import type { PlayerId, Team } from '../setup.ts'
import type { MatchState } from '../fold/state.ts'

/** Whether the player is in the side's list or has joined it; without a known list, anybody is. */
export function isOfSide(state: MatchState, team: Team, player: PlayerId): boolean {
  if (team.players.length === 0 || team.players.some(({ id }) => id === player)) return true
  return state.replacements.some((one) => one.in === player && (one.team ?? team.id) === team.id)
}
