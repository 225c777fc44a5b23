import { isDeepStrictEqual } from 'node:util'
import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import type { RefusalCode } from '@pavilion/cricket/laws/refusals.ts'
import { refuse } from '@pavilion/cricket/laws/refusals.ts'
import { strangerIn } from '@pavilion/cricket/laws/strangers.ts'
import type { Ok, Refused } from '@pavilion/cricket/result.ts'
import { ok, refused } from '@pavilion/cricket/result.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { Db } from '#db/connect.ts'
import { record as recordEvent } from '#events/record.ts'
import type { AppContext } from '#app-context.ts'
import type { Folded } from './folded-matches.ts'
import { foldedMatches } from './folded-matches.ts'
import { cardOf } from './card.ts'
import { matchDecided } from './match-events.ts'
import { matchColumns } from './match-columns.ts'
import { findMatch, lockMatch } from './match-log.queries.ts'
import { foldRow } from './read-match.ts'
import type { UpdatedRow } from './record.queries.ts'
import { findFacts, insertEvents, updateMatch } from './record.queries.ts'
import { extentOf, rewriteRows } from './rewrite-rows.ts'
import { type Hide, minorHider } from '#privacy/minors.ts'
import { snapshotJson } from './snapshot.ts'

export type Recording = {
  readonly matchId: string
  /** The last seq that the scorer knew. */
  readonly expectedSeq: number
  readonly facts: readonly Fact[]
  /** Who recorded them: an account, or the simulator of the sample world. */
  readonly recordedBy: string
  /** Throws when the facts may not be recorded: asked in the transaction, with the match locked. */
  readonly guard?: (db: Db) => Promise<void>
}

export type RecordRefusal = 'match-not-found' | 'out-of-date' | 'sealed' | RefusalCode

/** `seq` is the log's; `index` is that of the fact that the Laws forbid, from 0. */
type Told = { readonly seq: number; readonly index: number | null }
export type RecordOutcome = Ok<{ readonly seq: number }> | (Refused<RecordRefusal> & Told)

type News = {
  readonly entries: readonly Entry[]
  readonly folded: Folded
  readonly row: UpdatedRow
}
/** No entries when the call repeats an earlier one. */
type Written = News | { readonly entries: readonly [] }

/** See `recordFacts`. Writes all facts or none, and publishes only after the commit. */
export async function record(app: AppContext, recording: Recording): Promise<RecordOutcome> {
  const written = await app.db.transaction().execute((db) => write(app, db, recording))
  if (!written.ok) return written
  const { value } = written
  if ('folded' in value) {
    tell(app, value, await minorHider(app))
    foldedMatches(app).keep(recording.matchId, value.folded)
  }
  return ok({ seq: recording.expectedSeq + recording.facts.length })
}

const unknown = { ...refused('match-not-found', 'Match not found.'), seq: 0, index: null }
const outOfDate = (seq: number) => ({
  ...refused('out-of-date', 'Someone else has scored since. Look at the latest score first.'),
  seq,
  index: null,
})
const sealed = (seq: number) => ({
  ...refused('sealed', 'That match is finished. Only corrections can be made.'),
  seq,
  index: null,
})

async function write(
  app: AppContext,
  db: Db,
  recording: Recording,
): Promise<Ok<Written> | (Refused<RecordRefusal> & Told)> {
  const { matchId, expectedSeq, facts, recordedBy } = recording
  const head = await lockMatch(db, matchId)
  if (head === undefined) return unknown
  const isBehind = head.seq !== expectedSeq
  if (isBehind && (await isSaidAgain(db, recording))) return ok({ entries: [] })
  await recording.guard?.(db)
  if (isBehind) return outOfDate(head.seq)
  if (head.isSealed && !facts.every(isCorrection)) return sealed(head.seq)
  const before = await takeState(app, db, { matchId, updatedAt: head.updatedAt })
  const known = extentOf(before)
  const outcome = outcomeOf(before)
  const after = judgeFacts(before, facts)
  if (!after.ok) return after
  const { state, entries } = after.value
  await insertEvents(db, matchId, { entries, recordedBy })
  await rewriteRows(db, matchId, { state, entries, known })
  const row = await updateMatch(db, matchId, matchColumns(state))
  if (!isDeepStrictEqual(outcome, outcomeOf(state))) await noteDecided(app, db, row)
  return ok({ entries, row, folded: { state, updatedAt: row.updatedAt } })
}

/** Records that the match has another result than before. */
const noteDecided = (app: AppContext, db: Db, { id, tournament }: UpdatedRow): Promise<void> =>
  recordEvent(db, {
    is: matchDecided,
    thingId: id,
    data: { tournamentId: tournament?.id ?? null },
    at: app.now(),
  })

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

/** Judges the facts as the pad does, and refuses those that name somebody of another match. */
function judgeFacts(
  before: MatchState,
  facts: readonly Fact[],
): Ok<Judged> | (Refused<RefusalCode> & Told) {
  const { seq } = before
  for (const [index, fact] of facts.entries()) {
    const stranger = strangerIn(before, fact)
    if (stranger !== null) return { ...refuse(stranger), seq, index }
  }
  const judged = judgeAll(before, facts)
  return judged.ok ? judged : { ...judged, seq }
}

function tell(app: AppContext, { entries, folded, row }: News, hide: Hide): void {
  const card = cardOf(app, row)
  const shown = JSON.stringify(hide(card))
  app.live.publish(row.id, {
    entries: entries.map(({ seq, fact }) => ({ seq, json: JSON.stringify(fact) })),
    snapshot: snapshotJson(card, folded.state, hide),
    card: row.visibility === 'public' ? shown : null,
  })
}
