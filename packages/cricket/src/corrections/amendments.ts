import { isCorrection } from '../facts.ts'
import type { Entry } from '../facts.ts'
import { standing } from '../fold/log.ts'
import { replay } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import { differenceOf } from './difference.ts'
import type { EntryChange } from './difference.ts'

/** Corrections that were made together, as the record of a match shows them. */
export type Amendment = {
  /** The seq of the first of them. */
  readonly seq: number
  /** Empty when none was asked for. */
  readonly reason: string
  readonly changes: readonly EntryChange[]
  /** Taken back since. */
  readonly isUndone: boolean
}

/** What was corrected in a match, and why, oldest first. Undoing the last ball on the pad is no correction. */
export function amendmentsOf(state: MatchState): readonly Amendment[] {
  const stands = new Set(standing(state.log).map(({ seq }) => seq))
  const undone = undoneIn(state.log)
  return state.log.flatMap(({ seq, fact }) => {
    if (!isCorrection(fact) || fact.reason === undefined) return []
    const group = groupFrom(state.log, seq)
    const isUndone = group.every((one) =>
      one.fact.type === 'inserted' ? !stands.has(one.seq) : undone.has(one.seq),
    )
    return [{ seq, reason: fact.reason, changes: changesBy(state, group), isUndone }]
  })
}

function groupFrom(log: readonly Entry[], seq: number): readonly Entry[] {
  const rest = log.slice(seq)
  const end = rest.findIndex(({ fact }) => !isCorrection(fact) || fact.with !== seq)
  return log.slice(seq - 1, end < 0 ? log.length : seq + end)
}

function changesBy({ setup, log }: MatchState, group: readonly Entry[]): readonly EntryChange[] {
  const [first, last] = [group[0]?.seq ?? 1, group.at(-1)?.seq ?? 0]
  const [before, after] = [log.slice(0, first - 1), log.slice(0, last)].map((entries) => ({
    state: replay(setup, entries),
    draft: standing(entries),
  }))
  if (before === undefined || after === undefined) return []
  return differenceOf(before, after).entries
}

/** The seqs of entries that are struck out and have not been brought back. */
function undoneIn(log: readonly Entry[]): Set<number> {
  const undone = new Set<number>()
  for (const { seq, fact } of log.toReversed()) {
    if (fact.type === 'struck-out' && !undone.has(seq)) undone.add(fact.seq)
  }
  return undone
}
