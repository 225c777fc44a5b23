import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { enqueue, work, workAt } from '#jobs/jobs.ts'
import { fencedFetch } from '#providers/providers.ts'
import { after } from '#security/instants.ts'
import { DAY, HOUR, MINUTE } from '#security/limits.ts'
import {
  delayDelivery,
  deleteDelivery,
  deleteStaleDeliveries,
  type Delivery,
  queueDeliveries,
  takeDeliveries,
} from './delivery.queries.ts'
import { encrypt } from './encrypt.ts'
import { deleteSubscription } from './subscription.queries.ts'
import { type PushKey, pushKeyOf, vapidHeader } from './vapid.ts'

const QUEUE = 'send-pushes'
const MINUTELY = '* * * * *'
const AT_ONCE = 50
const PATIENCE_MS = 10_000
/** How long a process has to send what it took. */
const LEASE_SECONDS = 2 * MINUTE
const MOST_ATTEMPTS = 6
/** Then 2, 4, 8 … times as long. */
const FIRST_PAUSE_SECONDS = 30
const STALE_SECONDS = DAY

const NOT_FOUND = 404
const GONE = 410
const TOO_MANY = 429
const FAILED = 500

type Sending = {
  /** How long a push service keeps it for a browser that is not connected (RFC 8030, section 5.2). */
  readonly ttl: number
  /** Whether it may wake a device that saves power (RFC 8030, section 5.3). */
  readonly urgency: 'low' | 'normal' | 'high'
}

const SOON = { ttl: HOUR / 2, urgency: 'normal' } as const
const LATER = { ttl: 12 * HOUR, urgency: 'normal' } as const
const PERSONAL = { ttl: 3 * DAY, urgency: 'high' } as const

const sendings: Readonly<Record<NoticeKind, Sending>> = {
  'match-start': SOON,
  wicket: SOON,
  'innings-end': SOON,
  result: LATER,
  tournament: LATER,
  club: PERSONAL,
  invitation: PERSONAL,
  booking: PERSONAL,
  order: PERSONAL,
  role: PERSONAL,
}

/** Queues what was told just now for the browsers of those who were told, to be sent after the commit. */
export async function pushTold(
  app: AppContext,
  db: Db,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return
  const isQueued = await queueDeliveries(db, { eventIds, now: app.now() })
  if (isQueued) await enqueue(app, db, { queue: QUEUE, data: {} })
}

/** Makes the key at the first start, and sends what is queued and what has to be sent again. */
export async function startPushing(app: AppContext): Promise<void> {
  await pushKeyOf(app)
  await work(app, QUEUE, () => sendPushes(app))
  await workAt(app, 'send-pushes-again', { cron: MINUTELY, run: () => sendPushes(app) })
}

/** Sends all that is due. */
export async function sendPushes(app: AppContext): Promise<void> {
  await deleteStaleDeliveries(app.db, after(app.now(), -STALE_SECONDS))
  const key = await pushKeyOf(app)
  for (;;) {
    const now = app.now()
    const taking = { now, retryAt: after(now, LEASE_SECONDS), most: AT_ONCE }
    const { found, deliveries } = await takeDeliveries(app.db, taking)
    const sent: Promise<void>[] = []
    for (const delivery of deliveries) {
      sent.push(deliver(app, key, delivery))
      // Encrypting takes a fraction of a millisecond: whatever else waits has its turn in between.
      await nextTurn()
    }
    await Promise.all(sent)
    if (found === 0) return
  }
}

async function deliver(app: AppContext, key: PushKey, delivery: Delivery): Promise<void> {
  const answer = await post(app, key, delivery)
  if (answer?.status === NOT_FOUND || answer?.status === GONE) {
    await deleteSubscription(app.db, { subscriptionId: delivery.subscriptionId })
  } else if (mayPass(answer?.status) && delivery.attempts < MOST_ATTEMPTS) {
    const pause = FIRST_PAUSE_SECONDS * 2 ** (delivery.attempts - 1)
    const asked = Math.min(Number(answer?.headers.get('retry-after')) || 0, HOUR)
    await delayDelivery(app.db, delivery, after(app.now(), Math.max(pause, asked)))
  } else await deleteDelivery(app.db, delivery)
}

/** Whether the same may be taken later; undefined is a push service that cannot be reached. */
const mayPass = (status: number | undefined) =>
  status === undefined || status === TOO_MANY || status >= FAILED

/** What the push service answers; undefined when it cannot be reached. */
async function post(
  app: AppContext,
  key: PushKey,
  { endpoint, p256dh, auth, contact, kind, title, body, path, eventId }: Delivery,
): Promise<Response | undefined> {
  const { ttl, urgency } = sendings[kind]
  const text = JSON.stringify({ id: eventId, title, body, path })
  try {
    return await fencedFetch(app.config.pushHosts)(endpoint, {
      method: 'POST',
      headers: {
        authorization: vapidHeader(key, { endpoint, contact, now: app.now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        urgency,
        topic: topicOf(eventId),
      },
      body: new Uint8Array(encrypt(text, { p256dh, auth })),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    app.log.debug({ err: error }, 'a push service could not be asked')
    return undefined
  }
}

/** What is sent again takes the place of what a push service still holds (RFC 8030, section 5.4). */
const topicOf = (eventId: string): string =>
  Buffer.from(eventId.replaceAll('-', ''), 'hex').toString('base64url')
