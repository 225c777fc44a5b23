import { isSubstitution } from '../facts.ts'
import { boardOf } from './board.ts'
import type { Board } from './board.ts'
import { outcomeText } from '../result/outcome-text.ts'
import { outcomeOf } from '../result/outcome.ts'
import type { Outcome } from '../result/outcome.ts'
import { overRows } from './overs.ts'
import type { OverRow } from './overs.ts'
import { parOf } from './par.ts'
import { partnershipRows } from './partnerships.ts'
import type { PartnershipRow } from './partnerships.ts'
import { phaseRows } from './phases.ts'
import type { PhaseRow } from './phases.ts'
import { scorecard } from './scorecard.ts'
import type { InningsCard } from './scorecard.ts'
import { seam } from './seam.ts'
import type { Stitch } from './seam.ts'
import { tossText } from '../text/sentence.ts'
import type { PlayerId, TeamId } from '../setup.ts'
import { nameOf } from '../fold/state.ts'
import type { Innings, MatchState, Roles } from '../fold/state.ts'

export type InningsView = InningsCard & {
  readonly overRows: readonly OverRow[]
  readonly partnerships: readonly PartnershipRow[]
  readonly phases: readonly PhaseRow[]
  /** When it ends at the latest; null unless each side bats once, for a number of balls. */
  readonly limits: { readonly balls: number; readonly wickets: number } | null
}

/**
 * Everything a match page shows except commentary and charts, which are computed on demand. Plain JSON: the
 * server renders it, and a browser that folds the stream computes the same.
 */
export type MatchView = {
  readonly seq: number
  readonly toss: string
  /** For sides that have named somebody. */
  readonly roles: readonly RoleRow[]
  readonly board: Board
  readonly result: (Outcome & { readonly text: string }) | null
  readonly playersOfMatch: readonly { readonly id: PlayerId; readonly name: string }[]
  readonly innings: readonly InningsView[]
  /** Of the current or last innings. */
  readonly seam: readonly Stitch[]
  readonly replacements: readonly ReplacementRow[]
  /** The score that would tie now, in a chase whose target was set by a method. */
  readonly par: number | null
}

export type RoleRow = Roles & { readonly team: TeamId }

export type ReplacementRow = {
  readonly team: TeamId | null
  readonly in: string
  readonly out: string | null
  readonly reason: string
  readonly role: string | null
}

export function viewOf(state: MatchState): MatchView {
  const outcome = outcomeOf(state)
  const players = state.playerOfMatch?.players ?? []
  return {
    seq: state.seq,
    toss: tossText(state),
    roles: [...state.roles].map(([team, roles]) => ({ team, ...roles })),
    board: boardOf(state),
    result: outcome === null ? null : { ...outcome, text: outcomeText(state, outcome) },
    playersOfMatch: players.map((id) => ({ id, name: nameOf(state, id) })),
    innings: inningsViews(state),
    seam: state.current === null ? [] : seam(state, state.current),
    replacements: replacementRows(state),
    par: state.method === null ? null : (parOf(state)?.runs ?? null),
  }
}

function inningsViews(state: MatchState): InningsView[] {
  const cards = scorecard(state)
  return state.innings.flatMap((innings, at) => {
    const card = cards[at]
    return card === undefined ? [] : [{ ...card, ...detailsOf(state, innings) }]
  })
}

function detailsOf(state: MatchState, innings: Innings) {
  return {
    overRows: overRows(state, innings),
    partnerships: partnershipRows(state, innings),
    phases: phaseRows(state, innings),
    limits: limitsOf(state, innings),
  }
}

function limitsOf({ setup }: MatchState, { ballLimit, wicketLimit }: Innings) {
  if (ballLimit === null || setup.conditions.inningsPerSide > 1) return null
  return { balls: ballLimit, wickets: wicketLimit }
}

/** Substitutes in the field come and go, and are told in the commentary only. */
function replacementRows(state: MatchState): ReplacementRow[] {
  const lasting = state.replacements.filter((one) => !isSubstitution(one))
  return lasting.map((one) => ({
    team: one.team ?? null,
    in: nameOf(state, one.in),
    out: one.out === undefined ? null : nameOf(state, one.out),
    reason: one.reason,
    role: one.role ?? null,
  }))
}
