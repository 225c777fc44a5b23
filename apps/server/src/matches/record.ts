import { isDeepStrictEqual } from 'node:util'
import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { evolve } from '@pavilion/cricket/fold/match.ts'
import type { RefusalCode } from '@pavilion/cricket/laws/refusals.ts'
import type { Result } from '@pavilion/cricket/result.ts'
import { ok, refused } from '@pavilion/cricket/result.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Db } from '#db/connect.ts'
import type { AppContext } from '#app-context.ts'
import type { Folded } from './folded-matches.ts'
import { foldedMatches } from './folded-matches.ts'
import { listMatches } from './list-matches.ts'
import { matchColumns } from './match-columns.ts'
import { findMatch, lockMatch } from './match-log.queries.ts'
import { foldRow } from './read-match.ts'
import { findFacts, insertEvents, updateMatch } from './record.queries.ts'
import { extentOf, rewriteRows } from './rewrite-rows.ts'
import { snapshotJson } from './snapshot.ts'

export type Recording = {
  readonly matchId: string
  /** The last seq that the scorer knew. */
  readonly expectedSeq: number
  readonly facts: readonly Fact[]
  /** Who recorded them: an account, or the simulator of the sample world. */
  readonly recordedBy: string
}

export type RecordRefusal = 'match-not-found' | 'out-of-date' | RefusalCode

type News = { readonly entries: readonly Entry[]; readonly folded: Folded }
/** No entries when the call repeats an earlier one. */
type Written = News | { readonly entries: readonly [] }

/** See `recordFacts`. Writes all facts or none, and publishes only after the commit. */
export async function record(
  app: AppContext,
  recording: Recording,
): Promise<Result<{ seq: number }, RecordRefusal>> {
  const written = await app.db.transaction().execute((db) => write(app, db, recording))
  if (!written.ok) return written
  const { value } = written
  if ('folded' in value) {
    await tell(app, recording.matchId, value)
    foldedMatches(app).keep(recording.matchId, value.folded)
  }
  return ok({ seq: recording.expectedSeq + recording.facts.length })
}

const outOfDate = () =>
  refused('out-of-date', 'Someone else has scored since. Look at the latest score first.')

async function write(
  app: AppContext,
  db: Db,
  recording: Recording,
): Promise<Result<Written, RecordRefusal>> {
  const { matchId, expectedSeq, facts, recordedBy } = recording
  const head = await lockMatch(db, matchId)
  if (head === undefined) return refused('match-not-found', 'We do not know that match.')
  if (head.seq !== expectedSeq) {
    return (await isSaidAgain(db, recording)) ? ok({ entries: [] }) : outOfDate()
  }
  const before = await takeState(app, db, { matchId, updatedAt: head.updatedAt })
  const known = extentOf(before)
  const after = judgeAll(before, facts)
  if (!after.ok) return after
  const { state, entries } = after.value
  await insertEvents(db, matchId, { entries, recordedBy })
  await rewriteRows(db, matchId, { state, entries, known })
  const updatedAt = await updateMatch(db, matchId, matchColumns(state))
  return ok({ entries, folded: { state, updatedAt } })
}

/** Whether the log already has exactly these facts after the expected seq. */
async function isSaidAgain(db: Db, { matchId, expectedSeq, facts }: Recording): Promise<boolean> {
  const stored = await findFacts(db, matchId, { after: expectedSeq, size: facts.length })
  const given: unknown = JSON.parse(JSON.stringify(facts))
  return isDeepStrictEqual(stored, given)
}

/** A state that may be folded on: it is removed from the shared cache, and put back only after the commit. */
async function takeState(
  app: AppContext,
  db: Db,
  { matchId, updatedAt }: { matchId: string; updatedAt: string },
): Promise<MatchState> {
  const kept = foldedMatches(app).take(matchId, updatedAt)
  if (kept !== undefined) return kept
  const row = await findMatch(db, matchId)
  if (row === undefined) throw new Error(`The locked match ${matchId} is gone.`)
  return foldRow(row).state
}

type Judged = { readonly state: MatchState; readonly entries: readonly Entry[] }

/** Judges each fact in the state that the ones before it lead to. */
function judgeAll(before: MatchState, facts: readonly Fact[]): Result<Judged, RefusalCode> {
  let state = before
  const entries: Entry[] = []
  for (const fact of facts) {
    const verdict = judge(state, fact)
    if (!verdict.ok) return verdict
    const entry = { seq: state.seq + 1, fact }
    state = evolve(state, entry)
    entries.push(entry)
  }
  return ok({ state, entries })
}

async function tell(app: AppContext, matchId: string, { entries, folded }: News): Promise<void> {
  const [card] = await listMatches(app, { ids: [matchId] })
  if (card === undefined) return
  app.live.publish(matchId, {
    entries: entries.map(({ seq, fact }) => ({ seq, json: JSON.stringify(fact) })),
    snapshot: snapshotJson(card, folded.state),
    card: JSON.stringify(card),
  })
}
