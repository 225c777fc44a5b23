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
           (select r.child_name from join_request r where r.organisation_id = o.id
              and r.account_id = ${accountId}::uuid) as "childName",
           o.kind in ('club', 'academy') and exists (select from membership m
             where m.organisation_id = o.id and m.role in ('owner', 'admin')) as "canAsk"
    from organisation o
    where o.id = ${organisationId}::uuid and o.archived_at is null`.execute(db)
  return found.rows[0]
}

export type Child = { readonly name: string; readonly bornOn: string }

type NewRequest = Asking & {
  readonly note: string
  readonly child?: Child | undefined
  readonly now: string
}

/** Answers whether the request is new; an open one is changed. */
export async function keepRequest(db: Db, asked: NewRequest): Promise<boolean> {
  const { organisationId, accountId, note, child, now } = asked
  const kept = await sql<{ isNew: boolean }>`
    insert into join_request as r
      (organisation_id, account_id, note, child_name, child_born_on, asked_at)
    values (${organisationId}::uuid, ${accountId}::uuid, ${note}, ${child?.name ?? null},
            ${child?.bornOn ?? null}::date, ${now}::timestamptz)
    on conflict (account_id, organisation_id) do update
      set note = excluded.note, child_name = excluded.child_name,
          child_born_on = excluded.child_born_on
    returning r.xmax = 0 as "isNew"`.execute(db)
  return kept.rows[0]?.isNew === true
}

export const withdrawRequest = (db: Db, { organisationId, accountId }: Asking) =>
  db
    .deleteFrom('join_request')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute()

/** The open requests of those who are not members yet, and of parents, the oldest first. */
export async function findRequests(db: Db, organisationId: string): Promise<JoinRequest[]> {
  const found = await sql<JoinRequest>`
    select r.id, concat_ws(' ', a.first_name, a.last_name) as name, r.note, r.asked_at as "askedAt",
           case when r.child_name is not null then jsonb_build_object(
             'name', r.child_name, 'bornOn', r.child_born_on) end as child
    from join_request r join account a on a.id = r.account_id and a.status = 'active'
    where r.organisation_id = ${organisationId}::uuid
      and (r.child_name is not null or not exists (
        select from membership m where m.organisation_id = r.organisation_id
          and m.account_id = r.account_id))
    order by r.asked_at, r.id limit 200`.execute(db)
  return found.rows
}

type Decided = { readonly organisationId: string; readonly requestId: string }

type Taken = { readonly accountId: string; readonly child: Child | null }

/** Ends a request, and answers whose it was; undefined when it was over. */
export async function takeRequest(
  db: Db,
  { organisationId, requestId }: Decided,
): Promise<Taken | undefined> {
  const taken = await db
    .deleteFrom('join_request')
    .where('id', '=', requestId)
    .where('organisation_id', '=', organisationId)
    .returning(['account_id', 'child_name as name', 'child_born_on as bornOn'])
    .executeTakeFirst()
  if (taken === undefined) return undefined
  const { account_id: accountId, name, bornOn } = taken
  return { accountId, child: name === null || bornOn === null ? null : { name, bornOn } }
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
