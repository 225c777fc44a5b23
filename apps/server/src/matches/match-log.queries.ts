import type { Entry } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { eachOf, matchIsIn } from '#sites/scope.queries.ts'

export type LogRow = {
  /** The last seq of the log. */
  seq: number
  /** Changes whenever anything about the match does. */
  updatedAt: string
  /** JSON text of the facts 1…n; null when `after` is past them or none are sealed. */
  sealed: string | null
  events: Entry[]
}

/** The log after a seq; undefined when there is no such match. */
export async function findLog(db: Db, matchId: string, after: number): Promise<LogRow | undefined> {
  const found = await sql<LogRow>`
    select m.seq, m.updated_at as "updatedAt",
           case when sealed.last_seq > ${after}::int then sealed.facts end as sealed,
           ${eventsAfter(after)} as events
    from match m left join match_sealed_log sealed on sealed.match_id = m.id
    where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

export type MatchRow = LogRow & { setup: MatchSetup }

/** The setup and the whole log; undefined when there is no such match. */
export async function findMatch(db: Db, matchId: string): Promise<MatchRow | undefined> {
  const found = await sql<MatchRow>`
    select m.seq, m.updated_at as "updatedAt", m.setup, sealed.facts as sealed,
           ${eventsAfter(0)} as events
    from match m left join match_sealed_log sealed on sealed.match_id = m.id
    where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

const eventsAfter = (after: number) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'fact', e.fact) order by e.seq), '[]')
  from match_event e where e.match_id = m.id and e.seq > ${after}::int)`

/** Whether the match belongs to the organisation's world. */
export async function isIn(db: Db, organisation: string, matchId: string): Promise<boolean> {
  const found = await sql<{ isIn: boolean }>`
    select exists (
      select from match m
      where m.id = ${matchId}::uuid and ${matchIsIn('m', eachOf(organisation))}) as "isIn"`.execute(
    db,
  )
  return found.rows[0]?.isIn ?? false
}

export async function findUpdatedAt(db: Db, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('match')
    .select('updated_at')
    .where('id', '=', matchId)
    .executeTakeFirst()
  return row?.updated_at
}

/** Locks the match until the transaction ends; undefined when there is no such match. */
export async function lockMatch(db: Db, matchId: string) {
  return db
    .selectFrom('match')
    .select((make) => [
      'seq',
      'updated_at as updatedAt',
      make
        .exists(
          make.selectFrom('match_sealed_log').where('match_id', '=', matchId).select('match_id'),
        )
        .as('isSealed'),
    ])
    .where('id', '=', matchId)
    .forUpdate()
    .executeTakeFirst()
}
