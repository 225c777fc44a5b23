import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import { mayStillSee } from '../notice.queries.ts'
import { wantedByDefault } from '../settings/defaults.ts'

/** A notification for one browser. */
export type Delivery = {
  readonly subscriptionId: string
  readonly eventId: string
  /** Including this one. */
  readonly attempts: number
  readonly kind: NoticeKind
  readonly title: string
  readonly body: string
  readonly path: string
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
  /** Whom a push service may write to about what it is sent: `mailto:…`. */
  readonly contact: string
}

type Queueing = { readonly eventIds: readonly string[]; readonly now: string }

/**
 * Queues what people are told of for their browsers, as far as they want it. During quiet hours a wicket is left
 * out, since it is old by their end, when everything else comes. Belongs in the transaction that tells them.
 */
export async function queueDeliveries(db: Db, { eventIds, now }: Queueing): Promise<boolean> {
  const queued = await sql`
    insert into push_delivery (subscription_id, event_id, queued_at, due_at)
    select s.id, n.event_id, ${now}::timestamptz, coalesce(quiet.ends, ${now}::timestamptz)
    from notice n
    join notice_event e on e.id = n.event_id
    join push_subscription s on s.account_id = n.account_id
    left join notice_preference p
      on p.account_id = n.account_id and p.kind = e.kind and p.channel = 'push'
    left join notice_schedule schedule on schedule.account_id = n.account_id
    cross join lateral (
      select quiet_ends(${now}::timestamptz, schedule) as ends where schedule.account_id is not null
      union all select null where schedule.account_id is null) quiet
    where n.event_id = any(${eventIds}::uuid[])
      and coalesce(p.wanted, e.kind = any(${wantedByDefault.push}::text[]))
      and (quiet.ends is null or e.kind <> 'wicket')
    on conflict do nothing`.execute(db)
  return (queued.numAffectedRows ?? 0n) > 0n
}

type Taking = { readonly now: string; readonly retryAt: string; readonly most: number }

type Taken = { readonly found: number; readonly deliveries: readonly Delivery[] }

/**
 * Takes what is due. Until `retryAt` nobody else takes it, by when it is sent or this process has died. What
 * was withdrawn meanwhile, or is no longer for the person's eyes, is dropped, as is all of a session that has
 * ended. `found` counts both.
 */
export async function takeDeliveries(db: Db, { now, retryAt, most }: Taking): Promise<Taken> {
  const { rows } = await sql<Delivery & { readonly isWanted: boolean }>`
    with due as materialized (
      select d.subscription_id, d.event_id, d.attempts + 1 as attempts, e.kind, e.title, e.body, e.path,
             s.endpoint, s.p256dh, s.auth, 'mailto:' || site.contact_email as contact,
             e.withdrawn_at is null and a.status = 'active' and session.ended_at is null
               and session.expires_at > ${now}::timestamptz
               and ${mayStillSee(sql`s.account_id`)} as is_wanted
      from push_delivery d
      join push_subscription s on s.id = d.subscription_id
      join session on session.id = s.session_id
      join account a on a.id = s.account_id
      join site on site.id = a.site_id
      join notice_event e on e.id = d.event_id
      where d.due_at <= ${now}::timestamptz order by d.due_at limit ${most}
      for update of d skip locked),
    dropped as (
      delete from push_delivery d using due
      where (d.subscription_id, d.event_id) = (due.subscription_id, due.event_id) and not due.is_wanted),
    taken as (
      update push_delivery d set due_at = ${retryAt}::timestamptz, attempts = due.attempts from due
      where (d.subscription_id, d.event_id) = (due.subscription_id, due.event_id) and due.is_wanted)
    select subscription_id as "subscriptionId", event_id as "eventId", attempts, kind, title, body, path,
           endpoint, p256dh, auth, contact, is_wanted as "isWanted"
    from due`.execute(db)
  return { found: rows.length, deliveries: rows.filter(({ isWanted }) => isWanted) }
}

type Key = Pick<Delivery, 'subscriptionId' | 'eventId'>

export const deleteDelivery = (db: Db, { subscriptionId, eventId }: Key) =>
  db
    .deleteFrom('push_delivery')
    .where('subscription_id', '=', subscriptionId)
    .where('event_id', '=', eventId)
    .execute()

export const delayDelivery = (db: Db, { subscriptionId, eventId }: Key, until: string) =>
  db
    .updateTable('push_delivery')
    .set({ due_at: until })
    .where('subscription_id', '=', subscriptionId)
    .where('event_id', '=', eventId)
    .execute()

/** What is too old to be of any use. */
export const deleteStaleDeliveries = (db: Db, before: string) =>
  db.deleteFrom('push_delivery').where('queued_at', '<', before).execute()
