import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { rotateKeys } from '#app/db/rotate-keys.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { insertNotice } from '../notice.queries.ts'
import { aBrowser, readVapid } from './browser.testing.ts'
import { pushTold, sendPushes } from './send-pushes.ts'

type Got = { readonly url: string; readonly body: Buffer; readonly headers: IncomingHttpHeaders }
const got: Got[] = []
/** What the push service answers, by path. */
type Reply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
const answers = new Map<string, Reply>()
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    const { url = '', headers } = request
    got.push({ url, body, headers })
    const { status, headers: ours = {} } = answers.get(url) ?? { status: 201 }
    response.writeHead(status, ours).end()
  })
}).listen(0, '127.0.0.1')
await once(service, 'listening')
afterAll(() => void service.close())
const address = service.address()
const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

let instant = Date.parse('2026-07-01T09:00:00Z')
const made = createAppContext(
  readConfig({ LOG_LEVEL: 'silent', PUSH_HOSTS: host }),
  await freshDatabase(),
)
const app = { ...made, now: () => new Date(instant).toISOString() }
afterAll(() => app.live.close())
await ensureDefaultSite(app)

let times = 0

/** Somebody whose browser is subscribed, and what it was sent. */
async function aFan(reply?: Reply) {
  times += 1
  const url = `/push/${times}`
  if (reply !== undefined) answers.set(url, reply)
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const browser = aBrowser()
  await client.notifications.subscribe({ endpoint: `http://${host}${url}`, keys: browser.keys })
  const received = () => got.filter((one) => one.url === url)
  const read = () => received().map(({ body }) => JSON.parse(browser.decrypt(body)))
  return { accountId, client, received, read }
}

/** Tells somebody of an order, as a listener does. */
async function tell(accountId: string): Promise<void> {
  times += 1
  await app.db.transaction().execute(async (db) => {
    const notice = {
      key: `test/${times}`,
      kind: 'order' as const,
      title: 'Order 7',
      body: 'Your payment has arrived.',
      path: '/user/my-plan',
      happenedAt: app.now(),
      accountId,
    }
    await pushTold(app, db, await insertNotice(db, notice))
  })
}

const left = async () =>
  (await app.db.selectFrom('push_delivery').select('attempts').execute()).map(
    ({ attempts }) => attempts,
  )

test('a push service gets what only the browser can read, signed with the key of the installation', async () => {
  const { accountId, client, received, read } = await aFan()
  await tell(accountId)
  await sendPushes(app)
  await sendPushes(app)
  const { data } = await client.notifications.pushState()
  const { items } = (await client.notifications.filter({})).data
  const [one, ...more] = received()
  const headers = one?.headers ?? {}

  expect(more).toEqual([])
  expect(read()).toEqual([
    {
      id: items[0]?.id,
      title: 'Order 7',
      body: 'Your payment has arrived.',
      path: '/user/my-plan',
    },
  ])
  expect(headers).toMatchObject({ ttl: '259200', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(headers['topic']).toMatch(/^[\w-]{22}$/)
  expect(readVapid(headers.authorization ?? '')).toEqual({
    key: data.key,
    aud: `http://${host}`,
    exp: Math.floor(instant / 1000) + 43_200,
    sub: 'mailto:hello@localhost',
  })
})

test('after the master key is rotated, browsers are sent to with the same key as before', async () => {
  const { accountId, client, received } = await aFan()
  const before = (await client.notifications.pushState()).data
  await rotateKeys(app)
  await rotateKeys(app)
  await tell(accountId)
  await sendPushes(app)

  expect(readVapid(received()[0]?.headers.authorization ?? '').key).toBe(before.key)
})

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const { accountId, client, received } = await aFan({ status })
  await tell(accountId)
  await sendPushes(app)
  await tell(accountId)
  await sendPushes(app)

  expect(received()).toHaveLength(1)
  expect(await left()).toEqual([])
  expect((await client.notifications.pushState()).data.isSubscribed).toBe(false)
})

test('a push service that fails is asked again, later and later, and in the end no more', async () => {
  const { accountId, received } = await aFan({ status: 503 })
  await tell(accountId)
  const asked: number[] = []
  for (let minute = 0; minute < 40; minute += 1) {
    await sendPushes(app)
    asked.push(received().length)
    instant += 60_000
  }

  expect(asked.slice(0, 4)).toEqual([1, 2, 3, 3])
  expect(asked.at(-1)).toBe(6)
  expect(new Set(received().map(({ headers }) => headers['topic'])).size).toBe(1)
  expect(await left()).toEqual([])
})

test('a push service is not asked again before the time that it asks for', async () => {
  const { accountId, received } = await aFan({ status: 429, headers: { 'retry-after': '600' } })
  await tell(accountId)
  const asked: number[] = []
  for (const minutes of [0, 9, 2]) {
    instant += minutes * 60_000
    await sendPushes(app)
    asked.push(received().length)
  }

  expect(asked).toEqual([1, 1, 2])
  await app.db.deleteFrom('push_delivery').execute()
})

test('what a process took and did not send before it died is sent by another', async () => {
  const { accountId, received } = await aFan()
  await tell(accountId)
  await app.db
    .updateTable('push_delivery')
    .set({ attempts: 1, due_at: new Date(instant + 120_000).toISOString() })
    .execute()
  await sendPushes(app)
  const before = received().length
  instant += 120_000
  await Promise.all([sendPushes(app), sendPushes(app)])

  expect([before, received().length]).toEqual([0, 1])
})

test('whoever has logged out or unsubscribed gets nothing', async () => {
  const [out, stopped] = [await aFan(), await aFan()]
  for (const { accountId } of [out, stopped]) await tell(accountId)
  await app.db
    .updateTable('session')
    .set({ ended_at: app.now(), ended_by: 'logout' })
    .where('account_id', '=', out.accountId)
    .execute()
  await stopped.client.notifications.unsubscribe()
  await sendPushes(app)

  expect([out, stopped].flatMap(({ received }) => received())).toEqual([])
  expect(await left()).toEqual([])
  expect((await stopped.client.notifications.unread()).data.unread).toBe(1)
})

test('nothing is sent of a match that has been hidden, nor of what was taken back', async () => {
  const { matchId } = await newMatch(app)
  const fan = await aFan()
  for (const [key, withdrawn] of [
    ['hidden', null],
    ['withdrawn', app.now()],
  ] as const) {
    await tell(fan.accountId)
    await app.db
      .updateTable('notice_event')
      .set(key === 'hidden' ? { match_id: matchId } : { withdrawn_at: withdrawn })
      .where('key', '=', `test/${times}`)
      .execute()
  }
  await app.db.updateTable('match').set({ visibility: 'link' }).where('id', '=', matchId).execute()
  await sendPushes(app)

  expect(fan.received()).toEqual([])
  expect(await left()).toEqual([])
})

test('a browser shows the notifications of whoever logged in last', async () => {
  const [one, other] = [await aFan(), await clientAs(app, await someone(app))]
  const { endpoint } = await app.db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('account_id', '=', one.accountId)
    .executeTakeFirstOrThrow()
  await other.notifications.subscribe({ endpoint, keys: aBrowser().keys })
  await tell(one.accountId)
  await sendPushes(app)

  expect(one.received()).toEqual([])
  expect((await one.client.notifications.pushState()).data.isSubscribed).toBe(false)
})

test.each([
  [{ endpoint: 'http://127.0.0.1:1/x' }, 'endpoint'],
  [
    { keys: { ...aBrowser().keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
    'keys.p256dh',
  ],
])('neither an address without TLS nor a key that is none is taken', async (wrong, path) => {
  const client = await clientAs(app, await someone(app))
  const right = { endpoint: `https://push.example.org/${randomUUID()}`, keys: aBrowser().keys }

  await expect(client.notifications.subscribe({ ...right, ...wrong })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    cause: { issues: [{ path: path.split('.') }] },
  })
})

test('inside this network only configured push services are asked', async () => {
  const fan = await aFan()
  await app.db
    .updateTable('push_subscription')
    .set({ endpoint: 'https://127.0.0.1:1/x' })
    .where('account_id', '=', fan.accountId)
    .execute()
  await tell(fan.accountId)
  await sendPushes(app)

  expect(await left()).toEqual([1])
})
