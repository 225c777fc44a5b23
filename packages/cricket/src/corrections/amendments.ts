import { isCorrection } from '../facts.ts'
import type { Correction, Entry } from '../facts.ts'
import { standing } from '../fold/log.ts'
import { replay } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import { outcomeOf } from '../result/outcome.ts'
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
export const amendmentsOf = (state: MatchState): readonly Amendment[] => {
  const amendment = readerOf(state)
  return reasoned(state.log).map(amendment)
}

/**
 * The latest corrections that were made when the match had its result already, or after the entry that was the last
 * one when it was first signed; up to so many, oldest first. After a signature nothing that is taken back goes
 * without saying, whether or not there was a reason.
 */
export const amendmentsAfterResult = (
  state: MatchState,
  most: number,
  signedAt: number | null = null,
): readonly Amendment[] => {
  const amendment = readerOf(state)
  const isSigned = (seq: number) => signedAt !== null && seq > signedAt
  return state.log
    .flatMap(({ seq, fact }) => (isCorrection(fact) && isFirst(fact, isSigned(seq)) ? [seq] : []))
    .slice(-most)
    .filter(
      (seq) =>
        isSigned(seq) || outcomeOf(replay(state.setup, state.log.slice(0, seq - 1))) !== null,
    )
    .map(amendment)
}

const isFirst = ({ reason, with: first }: Correction, isSigned: boolean): boolean =>
  reason !== undefined || (isSigned && first === undefined)

/** The seqs of the corrections that give a reason, each the first of those that were made together. */
const reasoned = (log: readonly Entry[]): readonly number[] =>
  log.flatMap(({ seq, fact }) => (isCorrection(fact) && fact.reason !== undefined ? [seq] : []))

function readerOf(state: MatchState): (seq: number) => Amendment {
  const stands = new Set(standing(state.log).map(({ seq }) => seq))
  const undone = undoneIn(state.log)
  return (seq) => {
    const group = groupFrom(state.log, seq)
    const [first] = group
    const reason = first !== undefined && isCorrection(first.fact) ? first.fact.reason : undefined
    const isUndone = group.every((one) =>
      one.fact.type === 'inserted' ? !stands.has(one.seq) : undone.has(one.seq),
    )
    return { seq, reason: reason ?? '', changes: changesBy(state, group), isUndone }
  }
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
