import { isCorrection } from '../facts.ts'
import type { Correction, Entry, Fact } from '../facts.ts'
import { standing } from '../fold/log.ts'
import { evolve, evolveAll } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import { ok } from '../result.ts'
import type { Ok, Refused } from '../result.ts'
import { judgeLog, newlyForbidden } from './judge-log.ts'
import { judge } from './judge.ts'
import { refuse } from './refusals.ts'
import type { RefusalCode } from './refusals.ts'

type Recorded = { readonly state: MatchState; readonly entries: readonly Entry[] }
/** `index`: that of the fact that is refused, from 0. */
type RefusedAt = Refused<RefusalCode> & { readonly index: number }

/**
 * Judges facts that are recorded together and answers the match with them. Corrections that follow each other
 * are judged as one: afterwards the Laws may forbid nothing that they did not forbid before. The given state
 * may be mutated, also when a fact is refused.
 */
export function judgeAll(before: MatchState, facts: readonly Fact[]): Ok<Recorded> | RefusedAt {
  const entries = facts.map((fact, at) => ({ seq: before.seq + at + 1, fact }))
  let state = before
  for (let at = 0; at < facts.length;) {
    const run = runOf(entries, at)
    const judged = run.length === 0 ? judgeNext(state, entries[at]) : judgeRun(state, run)
    if (!judged.ok) return { ...judged, index: at + judged.index }
    state = judged.value
    at += Math.max(run.length, 1)
  }
  return ok({ state, entries })
}

type CorrectionEntry = Entry<Correction>

/** The corrections from this place on, up to the next fact that is none. */
function runOf(entries: readonly Entry[], from: number): CorrectionEntry[] {
  const run: CorrectionEntry[] = []
  for (let at = from; ; at++) {
    const entry = entries[at]
    if (entry === undefined || !isCorrection(entry.fact)) return run
    run.push({ seq: entry.seq, fact: entry.fact })
  }
}

function judgeNext(state: MatchState, entry: Entry | undefined): Ok<MatchState> | RefusedAt {
  if (entry === undefined) return ok(state)
  const verdict = judge(state, entry.fact)
  return verdict.ok ? ok(evolve(state, entry)) : { ...verdict, index: 0 }
}

function judgeRun(state: MatchState, run: readonly CorrectionEntry[]): Ok<MatchState> | RefusedAt {
  const { setup } = state
  const entries = standing(state.log)
  const dangling = danglingIn(state, run)
  if (dangling >= 0) return { ...refuse('no-such-entry'), index: dangling }
  const before = judgeLog(setup, entries).forbidden
  const after = evolveAll(state, run)
  const [first] = newlyForbidden(before, judgeLog(setup, standing(after.log)).forbidden)
  if (first === undefined) return ok(after)
  const index = run.findIndex((entry) => aimOf(entry) === first.entry.seq)
  return index < 0 ? { ...refuse('forbids-later'), index: 0 } : { ...refuse(first.code), index }
}

/** The seq under which what a correction records stands. */
function aimOf({ seq, fact }: CorrectionEntry): number {
  return fact.type === 'inserted' ? seq : fact.seq
}

/** The index of the first correction of something that does not stand; -1 when there is none. */
function danglingIn({ log }: MatchState, run: readonly CorrectionEntry[]): number {
  let stands = new Set(standing(log).map(({ seq }) => seq))
  let isStale = false
  return run.findIndex(({ seq, fact }, at) => {
    if (isStale) {
      stands = new Set(standing([...log, ...run.slice(0, at)]).map((entry) => entry.seq))
      isStale = false
    }
    const named = fact.type === 'inserted' ? fact.after : fact.seq
    const isKnown = stands.has(named) || (fact.type === 'inserted' && named === 0)
    if (fact.type === 'inserted') stands.add(seq)
    if (fact.type !== 'struck-out') return !isKnown
    const written = log[named - 1] ?? run[named - log.length - 1]
    isStale = written !== undefined && isCorrection(written.fact)
    stands.delete(named)
    return !isKnown && !isStale
  })
}
