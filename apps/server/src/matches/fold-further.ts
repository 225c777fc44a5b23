import { isDeepStrictEqual } from 'node:util'
import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import type { RefusalCode } from '@pavilion/cricket/laws/refusals.ts'
import { refuse } from '@pavilion/cricket/laws/refusals.ts'
import { joinsIn, strangerIn } from '@pavilion/cricket/laws/strangers.ts'
import type { Ok, Refused } from '@pavilion/cricket/result.ts'
import { ok } from '@pavilion/cricket/result.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { type Changed, changedRows, type Written, writtenOf } from './changed-rows.ts'
import { type MatchColumns, matchColumns } from './match-columns.ts'
import { type MatchRows, matchRows } from './match-rows.ts'

/** A match after some more facts, and what has to be written of it. */
export type Further = {
  readonly state: MatchState
  readonly entries: readonly Entry[]
  readonly columns: MatchColumns
  /** Those that are new or have changed; all, where those that were written have to be deleted first. */
  readonly rows: MatchRows
  readonly isRewritten: boolean
  /** Some rows besides deliveries are new. */
  readonly addsLines: boolean
  /** What the tables have then. */
  readonly written: Written
  /** The match has another result than before, or one and had none. */
  readonly isDecided: boolean
}

/** `index`: that of the fact that is refused, from 0. */
type RefusedAt = Refused<RefusalCode> & { readonly index: number }

/** These facts change earlier innings too; all others change only the current one. */
const reachesBack = (fact: Fact): boolean => isCorrection(fact) || fact.type === 'penalty-awarded'

/** A match as it stands; `written`: what the tables have of it, where that is known. */
type Before = { readonly state: MatchState; readonly written?: Written | undefined }

/** Judges facts and folds them into the state, which is of no more use, whatever the answer. */
export function foldFurther(
  matchId: string,
  before: Before,
  facts: readonly Fact[],
): Ok<Further> | RefusedAt {
  const outcome = outcomeOf(before.state)
  const isReached = outcome !== null || facts.some(reachesBack)
  const written = before.written ?? writtenOf(matchId, before.state)
  const judged = judgeFacts(before.state, facts)
  if (!judged.ok) return judged
  const { state, entries } = judged.value
  const columns = matchColumns(state)
  const changed = isReached ? null : changedRows(matchId, state, written)
  return ok({
    state,
    entries,
    columns,
    ...(changed ?? allRows(matchId, state)),
    isRewritten: changed === null,
    isDecided: !isDeepStrictEqual(outcome, columns.result),
  })
}

const allRows = (matchId: string, state: MatchState): Changed => ({
  rows: matchRows(matchId, state),
  written: writtenOf(matchId, state),
  addsLines: true,
})

type Judged = { readonly state: MatchState; readonly entries: readonly Entry[] }

/** Judges the facts as the pad does, and refuses those that name somebody of another match. */
function judgeFacts(before: MatchState, facts: readonly Fact[]): Ok<Judged> | RefusedAt {
  const joining = new Set(joinsIn(facts).map(({ player }) => player))
  for (const [index, fact] of facts.entries()) {
    const stranger = strangerIn(before, fact, joining)
    if (stranger !== null) return { ...refuse(stranger), index }
  }
  return judgeAll(before, facts)
}
