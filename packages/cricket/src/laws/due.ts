import { judgeBatter, judgeTurn } from './judge-ball.ts'
import { judgeBowler } from './judge-bowler.ts'
import { judge } from './judge.ts'
import { isOfSide, isSomebodyWaiting, playersOf } from './sides.ts'
import { outcomeOf } from '../result/outcome.ts'
import type { PlayerId, TeamId } from '../setup.ts'
import type { BatterLine, Innings, MatchState } from '../fold/state.ts'

export const dueNeeds = ['toss', 'innings', 'ball', 'nothing'] as const

/** What the scorer has to record next, and the choices that the Laws leave. */
export type Due = {
  readonly need: (typeof dueNeeds)[number]
  /** The sides that may bat next; two when the follow-on may be enforced. */
  readonly sides: readonly TeamId[]
  /** Whether the next innings is a Super Over. */
  readonly superOver: boolean
  /** Null when a batter has to come in. */
  readonly striker: PlayerId | null
  readonly nonStriker: PlayerId | null
  /** Null when an over is about to begin. */
  readonly bowler: PlayerId | null
  /** Who may come in, in list order. */
  readonly batters: readonly PlayerId[]
  /** Batters who retired and may return. */
  readonly hurt: readonly PlayerId[]
  /** Who retired out and may return if the other captain consents. */
  readonly retiredOut: readonly PlayerId[]
  readonly bowlers: readonly PlayerId[]
}

const nothing: Due = {
  need: 'nothing',
  sides: [],
  superOver: false,
  striker: null,
  nonStriker: null,
  bowler: null,
  batters: [],
  hurt: [],
  retiredOut: [],
  bowlers: [],
}

export function dueOf(state: MatchState): Due {
  if (outcomeOf(state) !== null) return nothing
  if (state.toss === null && state.current === null) return { ...nothing, need: 'toss' }
  const { current } = state
  return current === null || current.closed !== null ? nextInnings(state) : nextBall(state, current)
}

function nextInnings(state: MatchState): Due {
  const sides = sidesFor(state, false)
  if (sides.length > 0) return { ...nothing, need: 'innings', sides }
  const supers = sidesFor(state, true)
  if (supers.length === 0) return nothing
  const second = superOverOpponent(state)
  const turn = second === null ? supers : [second]
  return { ...nothing, need: 'innings', sides: turn, superOver: true }
}

/** The side that has yet to bat in the current Super Over. */
function superOverOpponent({ innings }: MatchState): TeamId | null {
  const supers = innings.filter(({ superOver }) => superOver)
  const last = supers.at(-1)
  return supers.length % 2 === 1 && last !== undefined ? last.bowlingTeam.id : null
}

function sidesFor(state: MatchState, superOver: boolean): TeamId[] {
  return state.setup.teams
    .map(({ id }) => id)
    .filter((battingTeam) => judge(state, { type: 'innings-started', battingTeam, superOver }).ok)
}

function nextBall(state: MatchState, innings: Innings): Due {
  const { striker, nonStriker, over, bowler } = innings
  const open = over !== null && !over.closed
  return {
    ...nothing,
    need: 'ball',
    striker: striker?.id ?? null,
    nonStriker: nonStriker?.id ?? null,
    bowler: open ? (bowler?.id ?? null) : null,
    batters: battersDue(state, innings),
    hurt: innings.batters.filter((line) => mayReturn(state, innings, line)).map(({ id }) => id),
    retiredOut: innings.batters.map(({ id }) => id).filter((player) => mayResume(state, player)),
    bowlers: playersOf(state, innings.bowlingTeam).filter(
      (id) => judgeBowler(state, innings, id) === null,
    ),
  }
}

function mayReturn(state: MatchState, innings: Innings, { id, left }: BatterLine): boolean {
  if (left === null || !isOfSide(state, innings.team, id)) return false
  return left !== 'limit' || !isSomebodyWaiting(state, innings)
}

/** Who retired out, while a place is free. */
export const mayResume = (state: MatchState, player: PlayerId): boolean =>
  state.current?.batterById.get(player)?.dismissal?.kind === 'retired out' &&
  judge(state, { type: 'batter-returned', player, consent: true }).ok

function battersDue(state: MatchState, innings: Innings): PlayerId[] {
  const { striker, nonStriker } = innings
  return playersOf(state, innings.team)
    .filter((id) => id !== striker?.id && id !== nonStriker?.id)
    .filter((id) => judgeBatter(state, innings, id) === null)
    .filter((player) => judgeTurn(state, innings, { player }) === null)
}
