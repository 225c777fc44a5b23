import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const MORNING = 9
const EVENING = 20
const EARLY = 30
const LATE = 7

const today = (now: string): RawBuilder<unknown> =>
  sql`(${now}::timestamptz at time zone d.time_zone)::date`

/** It lapses within 30 or 7 days, of which nobody was reminded yet. */
const due = (now: string): RawBuilder<boolean> => sql<boolean>`
  d.expires_on >= ${today(now)} and d.expires_on <= ${today(now)} + ${EARLY}::int
  and (d.reminded is null or (d.reminded = ${EARLY} and d.expires_on <= ${today(now)} + ${LATE}::int))`

/** The documents of open organisations that people are to be reminded of, where it is day. */
export async function findDue(db: Db, now: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select d.id from document d
    join organisation o on o.id = d.organisation_id and o.archived_at is null
    where ${due(now)} and extract(hour from ${now}::timestamptz at time zone d.time_zone)
      between ${MORNING} and ${EVENING - 1}
    order by d.expires_on, d.id limit 500`.execute(db)
  return found.rows.map(({ id }) => id)
}

export type Reminded = {
  readonly organisationId: string
  readonly expiresOn: string
  /** Who runs the organisation, and whom it is about while they have a role. */
  readonly accountIds: string[]
}

/** Notes that people are reminded of a document, and answers who; undefined when they were already. */
export async function markReminded(
  db: Db,
  documentId: string,
  now: string,
): Promise<Reminded | undefined> {
  const found = await sql<Reminded>`
    with marked as (
      update document d
      set reminded = case when d.expires_on <= ${today(now)} + ${LATE}::int then ${LATE}::int
                          else ${EARLY}::int end
      where d.id = ${documentId}::uuid and ${due(now)}
      returning d.organisation_id, d.expires_on, d.about_id
    )
    select k.organisation_id as "organisationId", k.expires_on::text as "expiresOn",
           array(select distinct m.account_id::text from membership m
             join account a on a.id = m.account_id and a.status = 'active'
             where m.organisation_id = k.organisation_id
               and (m.role in ('owner', 'admin') or m.account_id = k.about_id)
             order by 1) as "accountIds"
    from marked k`.execute(db)
  return found.rows[0]
}
