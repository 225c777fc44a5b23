import type { Notice, NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { orderBy, type Order, type Part, type Placed, placeOf } from '#paging/paging.queries.ts'
import { isStillInside } from './seen-by.queries.ts'

const MILLISECONDS = 1000
const MOST_COUNTED = 100

/** The latest first. */
export const noticeOrder: Order = {
  name: 'latest',
  keys: [
    {
      sql: sql`(-(extract(epoch from e.happened_at) * ${MILLISECONDS})::bigint)`,
      type: 'bigint',
    },
  ],
  id: sql<string>`e.id`,
}

type Asked = { readonly accountId: string; readonly unread: boolean }

/**
 * Whether the event `e` is for the eyes of the account still: a match unlisted since is only for its followers, and what
 * an organisation told its people only for those who are there still.
 */
export const mayStillSee = (accountId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  ((e.match_id is null or exists (
    select from match m where m.id = e.match_id and (m.visibility = 'public' or exists (
      select from follow f where f.match_id = m.id and f.account_id = ${accountId}))))
   and ${isStillInside(accountId)})`

/** What was taken back is not shown, nor what is no longer for one's eyes or not wanted there. */
const isShownTo = ({ accountId, unread }: Asked): RawBuilder<boolean> => sql<boolean>`
  n.account_id = ${accountId}::uuid and e.withdrawn_at is null
  and not exists (
    select from notice_preference p where p.account_id = n.account_id
      and p.kind = e.kind and p.channel = 'page' and not p.wanted)
  and (${!unread} or n.read_at is null)
  and ${mayStillSee(sql`n.account_id`)}`

/** One row more than the size, to tell whether there is a next page. */
export async function findNotices(
  db: Db,
  asked: Asked,
  { order, after, size }: Part,
): Promise<(Notice & Placed)[]> {
  const found = await sql<Notice & Placed>`
    select e.id, e.kind, e.title, e.body, e.path, e.happened_at as at, n.read_at is not null as "isRead",
           ${placeOf(order)} as place
    from notice n join notice_event e on e.id = n.event_id
    where ${isShownTo(asked)} and ${after} ${orderBy(order)} limit ${size + 1}`.execute(db)
  return found.rows
}

export async function countNotices(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notice n join notice_event e on e.id = n.event_id
    where ${isShownTo(asked)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Up to a hundred. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notice n join notice_event e on e.id = n.event_id
      where ${isShownTo({ accountId, unread: true })} limit ${MOST_COUNTED}) few`.execute(db)
  return rows[0]?.count ?? 0
}

type Reading = { readonly accountId: string; readonly noticeId?: string; readonly now: string }

/** Marks one notice as read, or all. */
export const markRead = (db: Db, { accountId, noticeId, now }: Reading) =>
  db
    .updateTable('notice')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(noticeId !== undefined, (query) => query.where('event_id', '=', noticeId ?? ''))
    .execute()

/** Those of an organisation: who run it, who coach there, or its members, players, guardians and students. */
export type Inside = {
  readonly organisationId: string
  readonly seenBy: 'people' | 'coaches' | 'managers'
}

export type PersonalNotice = {
  readonly key: string
  readonly kind: NoticeKind
  readonly title: string
  readonly body: string
  readonly path: string
  readonly happenedAt: string
  readonly accountId: string
  /** For whom it is, where it is no longer for whoever is not among them any more. */
  readonly inside?: Inside | undefined
}

/** Tells one person, unless they were told before. Answers what is new, if anything. */
export async function insertNotice(db: Db, notice: PersonalNotice): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into notice_event (key, kind, title, body, path, happened_at, organisation_id, seen_by)
      values (${notice.key}, ${notice.kind}, ${notice.title}, ${notice.body}, ${notice.path},
              ${notice.happenedAt}::timestamptz, ${notice.inside?.organisationId ?? null}::uuid,
              ${notice.inside?.seenBy ?? null})
      on conflict (key) do nothing returning id),
    told as (
      insert into notice (account_id, event_id) select ${notice.accountId}::uuid, id from made)
    select id from made`.execute(db)
  return rows.map(({ id }) => id)
}

/** What nobody needs any more: old notices, and the cursors of matches that nothing was added to since. */
export async function deleteOldNotices(
  db: Db,
  before: { readonly notices: string; readonly cursors: string },
): Promise<void> {
  await db.deleteFrom('notice_event').where('happened_at', '<', before.notices).execute()
  await db.deleteFrom('notice_cursor').where('read_at', '<', before.cursors).execute()
}
