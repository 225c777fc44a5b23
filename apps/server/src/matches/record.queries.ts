import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { CompiledQuery, type Insertable, type RawBuilder, sql } from 'kysely'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'
import { isClash } from '#db/retrying-kysely.ts'
import type { MatchColumns } from './match-columns.ts'
import { cardColumns, type CardRow } from './match-list.queries.ts'
import type { MatchRows } from './match-rows.ts'

/** Throws a duplicate key error (23505) when these seqs are taken. */
export async function insertEvents(
  db: Db,
  matchId: string,
  { entries, recordedBy }: { entries: readonly Entry[]; recordedBy: string },
): Promise<void> {
  await sql`
    insert into match_event (match_id, seq, fact, recorded_by)
    select ${matchId}::uuid, (given->>'seq')::int, given->'fact', ${recordedBy}
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) given`.execute(db)
}

/** The facts in the log after a seq, up to a number. */
export async function findFacts(
  db: Db,
  matchId: string,
  { after, size }: { after: number; size: number },
): Promise<Fact[]> {
  const found = await sql<{ fact: Fact }>`
    select fact from match_event
    where match_id = ${matchId}::uuid and seq > ${after} order by seq limit ${size}`.execute(db)
  return found.rows.map(({ fact }) => fact)
}

/** Deletes all derived rows of a match. */
export async function deleteRows(db: Db, matchId: string): Promise<void> {
  await sql`
    with deliveries as (delete from delivery where match_id = ${matchId}::uuid),
      batting as (delete from batting_innings where match_id = ${matchId}::uuid),
      bowling as (delete from bowling_innings where match_id = ${matchId}::uuid),
      fielding as (delete from fielding_innings where match_id = ${matchId}::uuid),
      contributions as (delete from match_contribution where match_id = ${matchId}::uuid)
    delete from innings where match_id = ${matchId}::uuid`.execute(db)
}

/** One parameter, JSON, has all values of a statement: its text is always the same, and is planned once. */
const given = (table: string, rows: string) =>
  sql.raw(`m, jsonb_populate_recordset(null::${table}, $1::jsonb -> '${rows}') r`)

/**
 * Puts the rows of the parameter into all tables, for each row of the query `m`. PostgreSQL reads them by the tables'
 * own columns. Which sides, and which kind of innings, are not put again.
 */
const putRows = sql`
  an_innings as (
    insert into innings select r.* from ${given('innings', 'innings')}
    on conflict (match_id, innings) do update set
      (runs, wickets, legal_balls, wides, noballs, byes, legbyes, penalty, declared, forfeited, target) =
      (excluded.runs, excluded.wickets, excluded.legal_balls, excluded.wides, excluded.noballs,
       excluded.byes, excluded.legbyes, excluded.penalty, excluded.declared, excluded.forfeited,
       excluded.target)
  ), a_delivery as (
    insert into delivery select r.* from ${given('delivery', 'deliveries')}
  ), a_batting as (
    insert into batting_innings select r.* from ${given('batting_innings', 'batting')}
    on conflict (match_id, innings, person_id) do update set
      (position, runs, balls, fours, sixes, dots, out, how_out, bowler_id) =
      (excluded.position, excluded.runs, excluded.balls, excluded.fours, excluded.sixes,
       excluded.dots, excluded.out, excluded.how_out, excluded.bowler_id)
  ), a_bowling as (
    insert into bowling_innings select r.* from ${given('bowling_innings', 'bowling')}
    on conflict (match_id, innings, person_id) do update set
      (position, legal_balls, maidens, runs, wickets, wides, noballs, dots) =
      (excluded.position, excluded.legal_balls, excluded.maidens, excluded.runs, excluded.wickets,
       excluded.wides, excluded.noballs, excluded.dots)
  ), a_fielding as (
    insert into fielding_innings select r.* from ${given('fielding_innings', 'fielding')}
    on conflict (match_id, innings, person_id) do update set
      (catches, stumpings, run_outs) = (excluded.catches, excluded.stumpings, excluded.run_outs)
  ), a_contribution as (
    insert into match_contribution select r.* from ${given('match_contribution', 'contributions')}
  )`

/** Inserts all rows of a match with one statement. */
export async function insertRows(db: Db, rows: MatchRows): Promise<void> {
  const { sql: text } = sql`with m as (select), ${putRows} select`.compile(db)
  await db.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]))
}

/** A match's row after an update, and what its card is made of. */
export type UpdatedRow = CardRow & { updatedAt: string }

/** What facts add to a match that nobody has touched since `updatedAt`. */
export type Addition = {
  readonly matchId: string
  readonly updatedAt: string
  readonly entries: readonly Entry[]
  readonly recordedBy: string
  readonly columns: MatchColumns
  readonly rows: MatchRows
}

/** Who has folded the match folds it again. */
export const touchedNow =
  "updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')"
export const touched: RawBuilder<unknown> = sql.raw(touchedNow)

/** Locks the match by updating it; writes and answers nothing when it was touched since. */
const addition = sql<UpdatedRow>`
  with m as (
    update match set status = $1::jsonb ->> 'status', summary = $1::jsonb -> 'summary',
      result = nullif($1::jsonb -> 'result', 'null'), result_text = $1::jsonb ->> 'result_text',
      seq = ($1::jsonb ->> 'seq')::int, ${touched}
    where id = ($1::jsonb ->> 'matchId')::uuid
      and updated_at = ($1::jsonb ->> 'updatedAt')::timestamptz returning *
  ), an_event as (
    insert into match_event (match_id, seq, fact, recorded_by)
    select m.id, (given->>'seq')::int, given->'fact', $1::jsonb ->> 'recordedBy'
    from m, jsonb_array_elements($1::jsonb -> 'entries') given
  ), ${putRows}
  select ${cardColumns}, m.updated_at as "updatedAt" from m`

let compiled: CompiledQuery<UpdatedRow> | undefined

function queryOf(db: Db, { columns, rows, ...more }: Addition): CompiledQuery<UpdatedRow> {
  compiled ??= addition.compile(db)
  return { ...compiled, parameters: [JSON.stringify({ ...columns, ...rows, ...more })] }
}

export async function touch(db: Db, matchId: string): Promise<void> {
  await sql`update match set ${touched} where id = ${matchId}::uuid`.execute(db)
}

/** Adds in a transaction of the caller, who has locked the match. */
export async function add(db: Db, more: Addition): Promise<UpdatedRow> {
  const { rows } = await db.executeQuery(queryOf(db, more))
  const [row] = rows
  if (row === undefined) throw new Error(`The locked match ${more.matchId} is gone.`)
  return row
}

/** Takes people off the team sheets of a match, by their ids in its log. */
export const deletePlayers = (db: Db, matchId: string, ids: readonly string[]) =>
  db
    .deleteFrom('match_player')
    .where('match_id', '=', matchId)
    .where((is) => is(is.fn.coalesce('logged_as', 'person_id'), 'in', ids))
    .execute()

/** Puts people on the team sheets of a match. */
export const insertPlayers = (db: Db, players: readonly Insertable<Database['match_player']>[]) =>
  db.insertInto('match_player').values(players).execute()

/**
 * Adds with one statement, which is a transaction of its own and is planned once for each connection. Undefined,
 * with nothing written, when the match was touched since, or the statement clashed with another one.
 */
export async function addAtOnce(
  { pool, db }: Pick<AppContext, 'pool' | 'db'>,
  more: Addition,
): Promise<UpdatedRow | undefined> {
  const { sql: text, parameters } = queryOf(db, more)
  const statement = { name: 'add-to-match', text, values: [...parameters] }
  try {
    return (await pool.query<UpdatedRow>(statement)).rows[0]
  } catch (error) {
    if (isClash(error)) return undefined
    throw error
  }
}
