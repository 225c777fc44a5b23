import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
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

/** A match's row after an update, and what its card is made of. */
export type UpdatedRow = CardRow & { updatedAt: string }

/** Updates the match's own row after a fold. */
export async function updateMatch(
  db: Db,
  matchId: string,
  { status, summary, result, result_text, seq }: MatchColumns,
): Promise<UpdatedRow> {
  const found = await sql<UpdatedRow>`
    with m as (
      update match set status = ${status}, summary = ${JSON.stringify(summary)}::jsonb,
        result = ${result === null ? null : JSON.stringify(result)}::jsonb,
        result_text = ${result_text}, seq = ${seq},
        updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
      where id = ${matchId}::uuid returning *
    )
    select ${cardColumns}, m.updated_at as "updatedAt" from m`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new Error(`The locked match ${matchId} is gone.`)
  return row
}

/** Deletes the derived rows of the innings from this number on, and what the match contributed. */
export async function deleteRows(db: Db, matchId: string, from: number): Promise<void> {
  await sql`
    with deliveries as (
      delete from delivery where match_id = ${matchId}::uuid and innings >= ${from}
    ), batting as (
      delete from batting_innings where match_id = ${matchId}::uuid and innings >= ${from}
    ), bowling as (
      delete from bowling_innings where match_id = ${matchId}::uuid and innings >= ${from}
    ), contributions as (
      delete from match_contribution where match_id = ${matchId}::uuid
    )
    delete from innings where match_id = ${matchId}::uuid and innings >= ${from}`.execute(db)
}

/** As `deleteRows`, for an innings that only grew: its deliveries stay. */
export async function deleteTotals(db: Db, matchId: string, from: number): Promise<void> {
  await sql`
    with batting as (
      delete from batting_innings where match_id = ${matchId}::uuid and innings >= ${from}
    ), bowling as (
      delete from bowling_innings where match_id = ${matchId}::uuid and innings >= ${from}
    ), contributions as (
      delete from match_contribution where match_id = ${matchId}::uuid
    )
    delete from innings where match_id = ${matchId}::uuid and innings >= ${from}`.execute(db)
}

/**
 * Inserts into all tables with one statement: rows are passed as JSON that PostgreSQL reads by the tables'
 * own columns.
 */
export async function insertRows(db: Db, rows: MatchRows): Promise<void> {
  const { innings, deliveries, batting, bowling, contributions } = rows
  await sql`
    with an_innings as (
      insert into innings
      select * from jsonb_populate_recordset(null::innings, ${JSON.stringify(innings)}::jsonb)
    ), a_delivery as (
      insert into delivery
      select * from jsonb_populate_recordset(null::delivery, ${JSON.stringify(deliveries)}::jsonb)
    ), a_batting as (
      insert into batting_innings
      select * from jsonb_populate_recordset(
        null::batting_innings, ${JSON.stringify(batting)}::jsonb)
    ), a_contribution as (
      insert into match_contribution
      select * from jsonb_populate_recordset(
        null::match_contribution, ${JSON.stringify(contributions)}::jsonb)
    )
    insert into bowling_innings
    select * from jsonb_populate_recordset(
      null::bowling_innings, ${JSON.stringify(bowling)}::jsonb)`.execute(db)
}
