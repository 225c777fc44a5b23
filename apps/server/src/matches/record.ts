import { isDeepStrictEqual } from 'node:util'
import type { Entry, Fact, PlayerJoined } from '@pavilion/cricket/facts.ts'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import { joinsIn } from '@pavilion/cricket/laws/strangers.ts'
import type { RefusalCode } from '@pavilion/cricket/laws/refusals.ts'
import type { Ok, Refused } from '@pavilion/cricket/result.ts'
import { ok, refused } from '@pavilion/cricket/result.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Db } from '#db/connect.ts'
import { record as recordEvent } from '#events/record.ts'
import type { AppContext } from '#app-context.ts'
import { forgetMinors, minorHider } from '#privacy/minors.ts'
import { foldFurther, type Further } from './fold-further.ts'
import type { Folded } from './folded-matches.ts'
import { foldedMatches } from './folded-matches.ts'
import { matchDecided } from './match-events.ts'
import { keepSheets } from './keep-sheets.ts'
import { findMatch, lockMatch } from './match-log.queries.ts'
import { foldRow } from './read-match.ts'
import { newsOf } from './news.ts'
import { recordAtOnce } from './record-at-once.ts'
import type { Recording } from './recording.ts'
import type { UpdatedRow } from './record.queries.ts'
import { add, deleteRows, findFacts } from './record.queries.ts'

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
  if (await recordAtOnce(app, recording)) return done(recording)
  const written = await app.db.transaction().execute((db) => write(app, db, recording))
  if (!written.ok) return written
  const { value } = written
  if ('folded' in value) {
    if (joinsIn(recording.facts).length > 0) forgetMinors(app)
    newsOf(value.entries, value.folded.state, await minorHider(app))(app, value.row)
    foldedMatches(app).keep(recording.matchId, value.folded)
  }
  return done(recording)
}

const done = ({ expectedSeq, facts }: Recording) => ok({ seq: expectedSeq + facts.length })

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
  const { matchId, expectedSeq, facts, guard } = recording
  const head = await lockMatch(db, matchId)
  if (head === undefined) return unknown
  const isBehind = head.seq !== expectedSeq
  if (isBehind && (await isSaidAgain(db, recording))) return ok({ entries: [] })
  await guard?.check(db)
  if (isBehind) return outOfDate(head.seq)
  if (head.isSealed && !facts.every(isCorrection)) return sealed(head.seq)
  const before = await takeState(app, db, { matchId, updatedAt: head.updatedAt })
  const { seq, joined } = before
  const joining = joiningAnew(before, facts)
  const further = foldFurther(matchId, { state: before }, facts)
  if (!further.ok) return { ...further, seq }
  const { state, entries, written } = further.value
  await keepPeople(db, recording, { joined, joining, state })
  const row = await writeLocked(db, recording, { ...further.value, updatedAt: head.updatedAt })
  if (further.value.isDecided) await noteDecided(app, db, row)
  const isSealed = Boolean(head.isSealed)
  return ok({ entries, row, folded: { state, updatedAt: row.updatedAt, isSealed, written, row } })
}

type People = {
  /** Who had joined before. */
  readonly joined: readonly PlayerJoined[]
  readonly joining: readonly PlayerJoined[]
  readonly state: MatchState
}

async function keepPeople(db: Db, recording: Recording, { joined, joining, state }: People) {
  if (joining.length > 0) await recording.admit?.(db, joining)
  if (state.joined !== joined) await keepSheets(db, recording.matchId, { joined, state })
}

/** Who joins a side by these facts; who joined before and was taken back is known already. */
function joiningAnew({ log }: MatchState, facts: readonly Fact[]): PlayerJoined[] {
  const joining = joinsIn(facts)
  if (joining.length === 0) return joining
  const known = new Set(joinsIn(log.map(({ fact }) => fact)).map(({ player }) => player))
  return joining.filter(({ player }) => !known.has(player))
}

async function writeLocked(
  db: Db,
  { matchId, recordedBy, along }: Recording,
  { updatedAt, entries, columns, rows, isRewritten }: Further & { readonly updatedAt: string },
): Promise<UpdatedRow> {
  if (isRewritten) await deleteRows(db, matchId)
  const row = await add(db, { matchId, updatedAt, entries, recordedBy, columns, rows })
  await along?.(db)
  return row
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
