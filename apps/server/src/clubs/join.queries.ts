import type { JoinRequest, JoinStanding } from '@pavilion/contract/clubs/join-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { MOST_NAMED } from '#events/record.ts'

type Asking = { readonly organisationId: string; readonly accountId: string }

/** Undefined when there is no such organisation, or when it is archived. */
export async function findStanding(
  db: Db,
  { organisationId, accountId }: Asking,
): Promise<JoinStanding | undefined> {
  const found = await sql<JoinStanding>`
    select exists (select from membership m where m.organisation_id = o.id
                     and m.account_id = ${accountId}::uuid) as "isMember",
           (select r.asked_at from join_request r where r.organisation_id = o.id
              and r.account_id = ${accountId}::uuid) as "askedAt",
           o.kind in ('club', 'academy') and exists (select from membership m
             where m.organisation_id = o.id and m.role in ('owner', 'admin')) as "canAsk"
    from organisation o
    where o.id = ${organisationId}::uuid and o.archived_at is null`.execute(db)
  return found.rows[0]
}

type NewRequest = Asking & { readonly note: string; readonly now: string }

/** Answers whether the request is new; the note of an open one is changed. */
export async function keepRequest(db: Db, asked: NewRequest): Promise<boolean> {
  const { organisationId, accountId, note, now } = asked
  const kept = await sql<{ isNew: boolean }>`
    insert into join_request as r (organisation_id, account_id, note, asked_at)
    values (${organisationId}::uuid, ${accountId}::uuid, ${note}, ${now}::timestamptz)
    on conflict (account_id, organisation_id) do update set note = excluded.note
    returning r.xmax = 0 as "isNew"`.execute(db)
  return kept.rows[0]?.isNew === true
}

export const withdrawRequest = (db: Db, { organisationId, accountId }: Asking) =>
  db
    .deleteFrom('join_request')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute()

/** The open requests of those who are not members yet, the oldest first. */
export async function findRequests(db: Db, organisationId: string): Promise<JoinRequest[]> {
  const found = await sql<JoinRequest>`
    select r.id, concat_ws(' ', a.first_name, a.last_name) as name, r.note, r.asked_at as "askedAt"
    from join_request r join account a on a.id = r.account_id and a.status = 'active'
    where r.organisation_id = ${organisationId}::uuid
      and not exists (select from membership m where m.organisation_id = r.organisation_id
        and m.account_id = r.account_id)
    order by r.asked_at, r.id limit 200`.execute(db)
  return found.rows
}

type Decided = { readonly organisationId: string; readonly requestId: string }

/** Ends a request, and answers whose it was; undefined when it was over. */
export async function takeRequest(
  db: Db,
  { organisationId, requestId }: Decided,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('join_request')
    .where('id', '=', requestId)
    .where('organisation_id', '=', organisationId)
    .returning('account_id')
    .executeTakeFirst()
  return taken?.account_id
}

/** The accounts that run the club, and so decide: as many as an event names, the longest-serving first. */
export async function findDeciders(db: Db, organisationId: string): Promise<string[]> {
  const found = await db
    .selectFrom('membership')
    .select('account_id')
    .where('organisation_id', '=', organisationId)
    .where('role', 'in', ['owner', 'admin'])
    .groupBy('account_id')
    .orderBy((is) => is.fn.min('granted_at'))
    .orderBy('account_id')
    .limit(MOST_NAMED)
    .execute()
  return found.map(({ account_id }) => account_id)
}

/** The entry of the account among the club's players. */
export async function findOwnPlayer(
  db: Db,
  { organisationId, accountId }: Asking,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('club_player')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return found?.id
}
