import { alwaysEmailed } from '@pavilion/contract/notifications/always-emailed.ts'
import type { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { mayStillSee } from '../notice.queries.ts'

type Queueing = { readonly eventIds: readonly string[]; readonly now: string }

/**
 * Queues what people are told of to be emailed, as far as they want it. During quiet hours a wicket is left out of
 * what is emailed at once. Belongs in the transaction that tells them. Answers whether anything is due now.
 */
export async function queueEmails(db: Db, { eventIds, now }: Queueing): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    with queued as (
      insert into notice_email (account_id, event_id, queued_at, due_at)
      select n.account_id, n.event_id, ${now}::timestamptz, email_due(${now}::timestamptz, schedule)
      from notice n
      join notice_event e on e.id = n.event_id
      join notice_preference p
        on p.account_id = n.account_id and p.kind = e.kind and p.channel = 'email' and p.wanted
      join notice_schedule schedule on schedule.account_id = n.account_id
      where n.event_id = any(${eventIds}::uuid[]) and schedule.link_origin is not null
        and e.kind <> all(${alwaysEmailed}::text[])
        and (e.kind <> 'wicket' or schedule.digest_at is not null
             or quiet_ends(${now}::timestamptz, schedule) is null)
      on conflict do nothing
      returning due_at)
    select coalesce(bool_or(due_at <= ${now}::timestamptz), false) as "isDue" from queued`.execute(
    db,
  )
  return rows[0]?.isDue === true
}

export type EmailedNotice = {
  readonly kind: NoticeKind
  readonly title: string
  readonly body: string
  readonly path: string
  readonly at: string
}

/** One person, and what they are to be emailed. */
export type DueEmail = {
  readonly accountId: string
  readonly to: string
  readonly isDigest: boolean
  readonly timeZone: string
  readonly linkOrigin: string
  readonly site: {
    readonly name: string
    readonly sender: string
    readonly locale: string
    readonly theme: Readonly<Record<string, string>>
  }
  /** The first that happened first. */
  readonly notices: readonly EmailedNotice[]
}

type Taken = { readonly found: number; readonly emails: readonly DueEmail[] }

/**
 * Takes what is due, of so many people, off the queue; the caller's transaction holds the emails about it. Left out
 * is what was withdrawn or read meanwhile, what is no longer for the person's eyes, and what they do not want any
 * more. `found` counts all notices.
 */
export async function takeDueEmails(
  db: Db,
  { now, most }: { readonly now: string; readonly most: number },
): Promise<Taken> {
  const { rows } = await sql<DueEmail & { readonly found: number }>`
    with people as materialized (
      select account_id from notice_email where due_at <= ${now}::timestamptz
      group by account_id order by min(due_at), account_id limit ${most}),
    due as materialized (
      select q.account_id, q.event_id from notice_email q
      where q.account_id in (select account_id from people) and q.due_at <= ${now}::timestamptz
      for update of q skip locked),
    taken as (
      delete from notice_email q using due
      where (q.account_id, q.event_id) = (due.account_id, due.event_id)),
    shown as (
      select due.account_id, e.kind, e.title, e.body, e.path, e.happened_at, e.id
      from due
      join account reader on reader.id = due.account_id and reader.status = 'active'
      join notice n on (n.account_id, n.event_id) = (due.account_id, due.event_id)
      join notice_event e on e.id = due.event_id
      join notice_preference p
        on p.account_id = due.account_id and p.kind = e.kind and p.channel = 'email'
      where p.wanted and e.withdrawn_at is null and n.read_at is null
        and ${mayStillSee(sql`due.account_id`)})
    select a.id as "accountId", a.email as "to", schedule.digest_at is not null as "isDigest",
           schedule.time_zone as "timeZone", schedule.link_origin as "linkOrigin",
           jsonb_build_object('name', site.name, 'sender', site.no_reply, 'locale', site.locale,
             'theme', site.theme) as site,
           coalesce((select jsonb_agg(jsonb_build_object(
               'kind', s.kind, 'title', s.title, 'body', s.body, 'path', s.path, 'at', s.happened_at)
               order by s.happened_at, s.id)
             from shown s where s.account_id = a.id), '[]') as notices,
           (select count(*)::int from due where due.account_id = a.id) as found
    from people
    join account a on a.id = people.account_id
    join site on site.id = a.site_id
    join notice_schedule schedule on schedule.account_id = a.id
    order by a.id`.execute(db)
  return {
    found: rows.reduce((sum, { found }) => sum + found, 0),
    emails: rows.filter(({ notices }) => notices.length > 0),
  }
}

/**
 * Emails an account about nothing any more that it can choose to be emailed about. What clubs write comes unless
 * it is declined.
 */
export async function stopEmails(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('notice_preference')
    .set({ wanted: false })
    .where('account_id', '=', accountId)
    .where('channel', '=', 'email')
    .execute()
  await sql`
    insert into notice_preference (account_id, kind, channel, wanted)
    select id, 'club', 'email', false from account where id = ${accountId}::uuid
    on conflict (account_id, kind, channel) do nothing`.execute(db)
  await db.deleteFrom('notice_email').where('account_id', '=', accountId).execute()
}
