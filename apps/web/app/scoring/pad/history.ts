import { isCorrection } from '@pavilion/cricket/facts.ts'
import type { Entry, Fact } from '@pavilion/cricket/facts.ts'

/** What a scorer did at once: a fact, or corrections that were made together. By their seqs. */
export type Action = readonly number[]

/** Actions, the last one on top. */
type Stack = { readonly top: Action; readonly rest: Stack } | null

/**
 * What can be undone, and which strikes out can be struck out to redo. Anything else that is recorded ends what
 * may be redone.
 */
type History = { readonly done: Stack; readonly undone: Stack }

/** The history until an entry; the action that the entry begins may still grow. */
type Read = { readonly history: History; readonly until: number }

const unread: Read = { history: { done: null, undone: null }, until: 0 }

/** Logs only grow, so what was read of one is read once. */
const readOf = new WeakMap<readonly Entry[], Read>()

export function historyOf(log: readonly Entry[]): History {
  const { history: before, until } = readOf.get(log) ?? unread
  let history = before
  let last: Action | undefined
  for (const action of actionsOf(log, until)) {
    if (last !== undefined) history = after(history, last, log)
    last = action
  }
  if (last === undefined) return history
  readOf.set(log, { history, until: (last[0] ?? 1) - 1 })
  return after(history, last, log)
}

function actionsOf(log: readonly Entry[], from: number): Action[] {
  const actions: number[][] = []
  for (let at = from; at < log.length; at += 1) {
    const entry = log[at]
    if (entry === undefined) continue
    const { seq, fact } = entry
    const last = actions.at(-1)
    if (last !== undefined && isWith(fact, last, log)) last.push(seq)
    else actions.push([seq])
  }
  return actions
}

/** Corrections that were made together, and the end of a match with the target that decides it. */
function isWith(fact: Fact, [first, ...more]: Action, log: readonly Entry[]): boolean {
  if (isCorrection(fact)) return fact.with !== undefined && fact.with === first
  if (fact.type !== 'match-ended' || fact.method === undefined || more.length > 0) return false
  const before = log[(first ?? 0) - 1]?.fact
  return before?.type === 'target-revised' && before.method === fact.method
}

function after({ done, undone }: History, action: Action, log: readonly Entry[]): History {
  const struck = struckBy(action, log)
  if (done !== null && isSame(struck, done.top)) {
    return { done: done.rest, undone: { top: action, rest: undone } }
  }
  if (undone !== null && isSame(struck, undone.top)) {
    return { done: { top: originalOf(undone.top, log), rest: done }, undone: undone.rest }
  }
  return { done: { top: action, rest: done }, undone: null }
}

/** What an action strikes out, if that is all that it does and it was not a correction with a reason. */
function struckBy(action: Action, log: readonly Entry[]): Action {
  const facts = action.map((seq) => log[seq - 1]?.fact)
  if (isCorrected(facts[0])) return []
  return facts.flatMap((fact) => (fact?.type === 'struck-out' ? [fact.seq] : []))
}

const isCorrected = (fact: Fact | undefined): boolean =>
  fact !== undefined && isCorrection(fact) && fact.reason !== undefined

/** The action that an undoing took back. */
const originalOf = (undoing: Action, log: readonly Entry[]): Action =>
  struckBy(undoing, log).toReversed()

const isSame = (struck: Action, action: Action): boolean =>
  struck.length === action.length &&
  action.every((seq, at) => seq === struck[struck.length - 1 - at])
