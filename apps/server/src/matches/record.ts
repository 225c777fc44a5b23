import { isDeepStrictEqual } from 'node:util'
import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import type { RefusalCode } from '@pavilion/cricket/laws/refusals.ts'
import type { Ok, Refused } from '@pavilion/cricket/result.ts'
import { ok, refused } from '@pavilion/cricket/result.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Db } from '#db/connect.ts'
import { record as recordEvent } from '#events/record.ts'
import type { AppContext } from '#app-context.ts'
import { type Hide, minorHider } from '#privacy/minors.ts'
import { cardOf } from './card.ts'
import { foldFurther, type Further } from './fold-further.ts'
import type { Folded } from './folded-matches.ts'
import { foldedMatches } from './folded-matches.ts'
import { matchDecided } from './match-events.ts'
import { findMatch, lockMatch } from './match-log.queries.ts'
import { foldRow } from './read-match.ts'
import type { UpdatedRow } from './record.queries.ts'
import { add, addAtOnce, deleteRows, findFacts } from './record.queries.ts'
import { snapshotJson } from './snapshot.ts'

export type Recording = {
  readonly matchId: string
  /** The last seq that the scorer knew. */
  readonly expectedSeq: number
  readonly facts: readonly Fact[]
  /** Who recorded them: an account, or the simulator of the sample world. */
  readonly recordedBy: string
  readonly guard?: Guard
}

export type Guard = {
  /** Throws when the facts may not be recorded: asked in the transaction, with the match locked. */
  readonly check: (db: Db) => Promise<void>
  /** The match's `updatedAt` at which that was known to pass; null when it has to be asked. */
  readonly passedAt: string | null
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
  const atOnce = await writeAtOnce(app, recording)
  const written =
    atOnce === null
      ? await app.db.transaction().execute((db) => write(app, db, recording))
      : ok(atOnce)
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

/**
 * Adds the facts with one statement, where this process knows the match and nothing but rows of its last innings
 * changes: nearly every ball. Null, with nothing written, when the match has to be locked and looked at first.
 */
async function writeAtOnce(app: AppContext, recording: Recording): Promise<News | null> {
  const { matchId, facts, recordedBy } = recording
  const kept = foldedMatches(app).latest(matchId)
  if (kept === undefined || !isReady(kept, recording)) return null
  foldedMatches(app).drop(matchId)
  const further = foldFurther(matchId, kept.state, facts)
  if (!further.ok || further.value.isRewritten || further.value.isDecided) return null
  const { updatedAt } = kept
  const { state, entries, columns, rows } = further.value
  const addition = { matchId, updatedAt, entries, recordedBy, columns, rows }
  const row = await addAtOnce(app, addition)
  return row === undefined ? null : { entries, row, folded: foldedWith(row, state, false) }
}

/** Whether the facts follow what is known of the match, and may be recorded as far as is known. */
function isReady(kept: Folded, { expectedSeq, facts, guard }: Recording): boolean {
  if (kept.isSealed || kept.state.seq !== expectedSeq || facts.some(isCorrection)) return false
  return guard === undefined || guard.passedAt === kept.updatedAt
}

async function write(
  app: AppContext,
  db: Db,
  recording: Recording,
): Promise<Ok<Written> | (Refused<RecordRefusal> & Told)> {
  const { matchId, expectedSeq, facts, guard } = recording
  const head = await lockMatch(db, matchId)
  if (head === undefined) return unknown
  const isBehind = head.seq !== expectedSeq
  if (isBehind && (await isSaidAgain(db, recording))) return ok({ entries: [] })
  await guard?.check(db)
  if (isBehind) return outOfDate(head.seq)
  if (head.isSealed && !facts.every(isCorrection)) return sealed(head.seq)
  const before = await takeState(app, db, { matchId, updatedAt: head.updatedAt })
  const { seq } = before
  const further = foldFurther(matchId, before, facts)
  if (!further.ok) return { ...further, seq }
  const { state, entries } = further.value
  const row = await writeLocked(db, recording, { ...further.value, updatedAt: head.updatedAt })
  if (further.value.isDecided) await noteDecided(app, db, row)
  return ok({ entries, row, folded: foldedWith(row, state, Boolean(head.isSealed)) })
}

async function writeLocked(
  db: Db,
  { matchId, recordedBy }: Recording,
  { updatedAt, entries, columns, rows, isRewritten }: Further & { readonly updatedAt: string },
): Promise<UpdatedRow> {
  if (isRewritten) await deleteRows(db, matchId)
  return add(db, { matchId, updatedAt, entries, recordedBy, columns, rows })
}

const foldedWith = ({ updatedAt }: UpdatedRow, state: MatchState, isSealed: boolean): Folded => ({
  state,
  updatedAt,
  isSealed,
})

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

function tell(app: AppContext, { entries, folded, row }: News, hide: Hide): void {
  const card = cardOf(app, row)
  const shown = JSON.stringify(hide(card))
  app.live.publish(row.id, {
    entries: entries.map(({ seq, fact }) => ({ seq, json: JSON.stringify(fact) })),
    snapshot: snapshotJson(card, folded.state, hide),
    card: row.visibility === 'public' ? shown : null,
  })
}
