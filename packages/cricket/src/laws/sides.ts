import { isSubstitution } from '../facts.ts'
import type { PlayerReplaced } from '../facts.ts'
import type { PlayerId, Team } from '../setup.ts'
import { yetToBat } from '../fold/fold-innings.ts'
import { listedOf } from '../fold/listed.ts'
import { nameOf } from '../fold/state.ts'
import type { Innings, MatchState } from '../fold/state.ts'

/**
 * Whether the player is in the side's list, or has joined it, and has not been replaced since; without a known
 * list, anybody is. A substitute in the field never is (Law 24.1).
 */
export function isOfSide(state: MatchState, team: Team, player: PlayerId): boolean {
  const last = state.replacements.findLast((one) => isChangeOf(state, one, { team, player }))
  if (last !== undefined) return last.in === player
  return team.players.length === 0 || isListed(state, team, player)
}

export const isListed = (state: MatchState, team: Team, player: PlayerId): boolean =>
  listedOf(state, team).some(({ id }) => id === player)

type Of = { readonly team: Team; readonly player: PlayerId }

/** Whether this fact brought the player into the side or replaced them for the rest of the match. */
function isChangeOf(state: MatchState, fact: PlayerReplaced, { team, player }: Of): boolean {
  if (isSubstitution(fact) || !isOfTeam(state, fact, team)) return false
  return fact.in === player || (fact.role === undefined && fact.out === player)
}

/** A source may not name the side. */
function isOfTeam(state: MatchState, fact: PlayerReplaced, team: Team): boolean {
  if (fact.team !== undefined) return fact.team === team.id
  return fact.out === undefined || team.players.length === 0 || isListed(state, team, fact.out)
}

/** Who has been replaced for the rest of the match. */
export const isReplaced = (state: MatchState, team: Team, player: PlayerId): boolean =>
  !isOfSide(state, team, player) &&
  state.replacements.some((one) => isChangeOf(state, one, { team, player }) && one.out === player)

/** Who plays for the side now: its list without those who were replaced, then who came in for them. */
export function playersOf(state: MatchState, team: Team): readonly PlayerId[] {
  const joined = state.replacements.flatMap((one) => (one.team === team.id ? [one.in] : []))
  const ids = new Set([...listedOf(state, team).map(({ id }) => id), ...joined])
  return [...ids].filter((id) => isOfSide(state, team, id))
}

/** Whether a batter of the side, other than this one, has not been in yet. */
export function isSomebodyWaiting(state: MatchState, innings: Innings, other?: PlayerId): boolean {
  const { batterById, team } = innings
  const waits = (id: PlayerId) => !batterById.has(id)
  const coming = other !== undefined && waits(other) ? 1 : 0
  return (
    yetToBat(innings, state.setup.conditions) > coming &&
    playersOf(state, team).some((id) => id !== other && waits(id))
  )
}

/** The same with their names. */
export const namedPlayersOf = (state: MatchState, team: Team) =>
  playersOf(state, team).map((id) => ({ id, name: nameOf(state, id) }))

export const isSubstitute = ({ substitutes }: Innings, player: PlayerId): boolean =>
  substitutes.some((one) => one.in === player)

/** Whether a substitute is in the field for the player. */
export const isOffTheField = ({ substitutes }: Innings, player: PlayerId): boolean =>
  substitutes.some((one) => one.out === player)
