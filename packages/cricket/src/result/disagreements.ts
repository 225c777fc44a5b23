import type { Margin, MatchEnded } from '../facts.ts'
import type { MatchState } from '../fold/state.ts'
import type { TeamId } from '../setup.ts'
import { outcomeText } from './outcome-text.ts'
import { isDecidable, statedOutcome } from './outcome.ts'
import { tieBreakOf } from './tie-break.ts'
import { type Verdict, verdicts } from './verdict.ts'

/** The officials' result, and that of the score, where they differ; sides by their names. */
export type Disagreement = {
  readonly what: 'result' | 'winner' | 'margin' | 'tie break'
  readonly stated: string | Margin | null
  readonly computed: string | Margin | null
}

/**
 * Officials' results that the score contradicts. Left out is what the score cannot decide: matches awarded
 * or broken off, and rules that do not go by runs.
 */
export function disagreements(state: MatchState): Disagreement[] {
  const { ended } = state
  if (ended === null || !isDecidable(ended)) return []
  if (ended.result === 'no result') return wonAllTheSame(state, ended)
  const allowed = verdicts(state, true)
  const likely = allowed.find((verdict) => sameKind(verdict, ended)) ?? allowed[0]
  if (likely === undefined) return []
  const found = allowed.some((verdict) => agrees(verdict, ended))
    ? []
    : differ(state, likely, ended)
  return [...found, ...tieBreakDiffers(state, ended)]
}

/** A stated "no result" contradicts a score that had decided the match. */
function wonAllTheSame(state: MatchState, ended: MatchEnded): Disagreement[] {
  const decided = verdicts(state, false).find(({ kind }) => kind === 'won')
  return decided === undefined ? [] : differ(state, decided, ended)
}

function agrees(verdict: Verdict, ended: MatchEnded): boolean {
  if (verdict.kind !== ended.result || verdict.winner !== (ended.winner ?? null)) return false
  return ended.by === undefined || sameMargin(verdict.by, ended.by)
}

/** The result to compare with, when there are several: the same kind with a margin of the same unit. */
function sameKind({ kind, by }: Verdict, ended: MatchEnded): boolean {
  if (kind !== ended.result) return false
  return (by?.runs === undefined) === (ended.by?.runs === undefined)
}

function sameMargin(one: Margin | null, other: Margin): boolean {
  return (
    one !== null &&
    one.runs === other.runs &&
    one.wickets === other.wickets &&
    one.innings === other.innings
  )
}

function differ(state: MatchState, likely: Verdict, ended: MatchEnded): Disagreement[] {
  const computed = { ...likely, method: ended.method ?? null, tieBreak: null }
  if (likely.kind !== ended.result) {
    const stated = outcomeText(state, statedOutcome(ended))
    return [{ what: 'result', stated, computed: outcomeText(state, computed) }]
  }
  const margin: Disagreement = { what: 'margin', stated: ended.by ?? null, computed: likely.by }
  const winner = ended.winner ?? null
  if (likely.winner === winner) return [margin]
  const names = { stated: nameOfTeam(state, winner), computed: nameOfTeam(state, likely.winner) }
  return [{ what: 'winner', ...names }, margin]
}

function tieBreakDiffers(state: MatchState, ended: MatchEnded): Disagreement[] {
  if (ended.result !== 'tied' || ended.tieBreak?.kind === 'bowl-out') return []
  const computed = tieBreakOf(state)
  const stated = ended.tieBreak?.winner ?? null
  if (computed === null || computed.winner === stated) return []
  const names = {
    stated: nameOfTeam(state, stated),
    computed: nameOfTeam(state, computed.winner),
  }
  return [{ what: 'tie break', ...names }]
}

function nameOfTeam({ setup }: MatchState, id: TeamId | null): string | null {
  return setup.teams.find((team) => team.id === id)?.name ?? id
}
