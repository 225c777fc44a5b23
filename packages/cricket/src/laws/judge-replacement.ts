import { isSubstitution } from '../facts.ts'
import type { PlayerReplaced } from '../facts.ts'
import type { PlayerId, Team } from '../setup.ts'
import { listedOf } from '../fold/listed.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import type { RefusalCode } from './refusals.ts'
import { isListed, isOffTheField, isOfSide, isReplaced, isSubstitute } from './sides.ts'

/** A substitute in the field (Law 24), or somebody who takes a place in the side (playing conditions). */
export function judgeReplacement(state: MatchState, fact: PlayerReplaced): RefusalCode | null {
  const { team, out } = fact
  const isOfOut = (one: Team) => out !== undefined && isOfSide(state, one, out)
  const side = state.setup.teams.find((one) =>
    team === undefined ? isOfOut(one) : one.id === team,
  )
  if (team !== undefined && side === undefined) return 'no-such-team'
  if (fact.in === out) return 'replaces-nobody'
  if (isSubstitution(fact)) return judgeSubstitute(state, fact)
  if (fact.role !== undefined) return null
  if (side === undefined) return out === undefined ? 'replaces-nobody' : 'not-in-side'
  return judgeForGood(state, side, fact)
}

/**
 * Law 24.1: for somebody who fields, by somebody who does not and is not at the wicket; or who was away
 * returns for the substitute. The other side may lend one.
 */
function judgeSubstitute(state: MatchState, fact: PlayerReplaced): RefusalCode | null {
  const { current } = state
  if (current === null) return 'no-innings'
  if (current.closed !== null) return 'innings-over'
  const { in: comes, out, team } = fact
  if (out === undefined) return 'replaces-nobody'
  if (team !== undefined && team !== current.bowlingTeam.id) return 'not-in-fielding-side'
  if (isReturn(current, { comes, out })) return null
  return judgeAway(state, current, out) ?? (isFree(state, current, comes) ? null : 'already-plays')
}

/** Who goes off is in the field: a player or a substitute. */
function judgeAway(state: MatchState, innings: Innings, out: PlayerId): RefusalCode | null {
  if (isSubstitute(innings, out)) return null
  if (!isOfSide(state, innings.bowlingTeam, out)) return 'not-in-fielding-side'
  return isOffTheField(innings, out) ? 'off-the-field' : null
}

type Change = { readonly comes: PlayerId; readonly out: PlayerId }

const isReturn = ({ substitutes }: Innings, { comes, out }: Change): boolean =>
  substitutes.some((one) => one.in === out && one.out === comes)

/** Whether the player does not take part at this moment. */
function isFree(state: MatchState, innings: Innings, player: PlayerId): boolean {
  const { striker, nonStriker, bowlingTeam } = innings
  if (player === striker?.id || player === nonStriker?.id) return false
  if (isSubstitute(innings, player)) return false
  return !isOfSide(state, bowlingTeam, player) || isSpare(state, bowlingTeam, player)
}

/** Of a side that has listed more than play, anybody may be the one who does not: the list does not say. */
const isSpare = (state: MatchState, team: Team, player: PlayerId): boolean =>
  isListed(state, team, player) &&
  listedOf(state, team).length > state.setup.conditions.playersPerSide

/** Reasons for which who was replaced may come back (playing conditions). */
const comeBack: ReadonlySet<string> = new Set([
  'national_callup',
  'national_release',
  'covid_replacement',
])

function judgeForGood(state: MatchState, team: Team, fact: PlayerReplaced): RefusalCode | null {
  const { out, reason } = fact
  const allowed = state.setup.conditions.replacements
  if (allowed !== undefined && !allowed.some((kind) => kind === reason)) {
    return 'replacement-not-allowed'
  }
  return (
    judgeOut(state, team, out) ??
    judgeIn(state, team, { in: fact.in, isBack: comeBack.has(reason) })
  )
}

function judgeOut(state: MatchState, team: Team, out: PlayerId | undefined): RefusalCode | null {
  if (out === undefined) return null
  if (isReplaced(state, team, out)) return 'replaced'
  if (!isOfSide(state, team, out)) return 'not-in-side'
  const { current } = state
  if (current === null || current.closed !== null) return null
  const isIn = current.striker?.id === out || current.nonStriker?.id === out
  return isIn ? 'at-the-wicket' : null
}

type Joining = { readonly in: PlayerId; readonly isBack: boolean }

function judgeIn(state: MatchState, team: Team, joining: Joining): RefusalCode | null {
  const { in: player, isBack } = joining
  if (isReplaced(state, team, player)) return isBack ? null : 'replaced'
  const other = state.setup.teams.find(({ id }) => id !== team.id)
  const isOthers = other !== undefined && isListed(state, other, player)
  if (isOthers) return 'already-plays'
  if (!isOfSide(state, team, player) || team.players.length === 0) return null
  return isSpare(state, team, player) ? null : 'already-plays'
}
