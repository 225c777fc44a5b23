import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { insertNotice } from '../notice.queries.ts'
import { aBrowser } from '../push/browser.testing.ts'
import { queueDeliveries } from '../push/delivery.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

/** Somebody with a subscribed browser. */
async function somebody() {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const endpoint = `https://push.example.org/${randomUUID()}`
  await client.notifications.subscribe({ endpoint, keys: aBrowser().keys })
  const chosen = async () => (await client.notifications.settings()).data
  /** Tells of one thing at an instant. Answers when it is due to be pushed, if at all. */
  const tell = async (kind: NoticeKind, now: string) => {
    const said = { kind, title: 'Ravi Rovers', body: 'Something.', path: '/', happenedAt: now }
    const eventIds = await insertNotice(app.db, { ...said, key: randomUUID(), accountId })
    await queueDeliveries(app.db, { eventIds, now })
    const queued = await app.db
      .selectFrom('push_delivery')
      .select('due_at as dueAt')
      .where('event_id', 'in', [...eventIds])
      .executeTakeFirst()
    return queued?.dueAt
  }
  const shown = async () =>
    (await client.notifications.filter({})).data.items.map(({ kind }) => kind)
  return { client, chosen, tell, shown }
}

const NOON = '2026-07-01T12:00:00Z'

test('whoever has chosen nothing is told of everything, by the clock of the site', async () => {
  const { chosen } = await somebody()
  const { kinds, timeZone, quiet } = await chosen()

  expect(kinds.every(({ page, push }) => page && push)).toBe(true)
  expect([timeZone, quiet]).toEqual(['Asia/Karachi', null])
})

test('what was chosen is kept, and kinds that are left out stay as they were', async () => {
  const { client, chosen } = await somebody()
  const quiet = { from: '22:00', until: '06:30' }
  const kinds = [{ kind: 'wicket' as const, page: true, push: false, email: false }]
  await client.notifications.saveSettings({
    kinds,
    timeZone: 'Europe/London',
    digestAt: null,
    quiet,
  })
  const others = [{ kind: 'club' as const, page: false, push: true, email: false }]
  await client.notifications.saveSettings({
    kinds: others,
    timeZone: 'Europe/London',
    digestAt: null,
    quiet,
  })
  const after = await chosen()

  expect(after).toMatchObject({ timeZone: 'Europe/London', digestAt: null, quiet })
  expect(after.kinds.filter(({ page, push }) => !page || !push)).toEqual([...kinds, ...others])
})

test('what is not wanted on the site is neither listed nor counted there, and pushed all the same', async () => {
  const { client, tell, shown } = await somebody()
  const kinds = [{ kind: 'wicket' as const, page: false, push: true, email: false }]
  await client.notifications.saveSettings({ kinds, timeZone: 'UTC', digestAt: null, quiet: null })
  const due = await tell('wicket', NOON)
  await tell('result', NOON)

  expect(due).toBe('2026-07-01T12:00:00Z')
  expect(await shown()).toEqual(['result'])
  expect((await client.notifications.unread()).data.unread).toBe(1)
})

test('what is not wanted as a push is on the site alone', async () => {
  const { client, tell, shown } = await somebody()
  const kinds = [{ kind: 'wicket' as const, page: true, push: false, email: false }]
  await client.notifications.saveSettings({ kinds, timeZone: 'UTC', digestAt: null, quiet: null })

  expect(await tell('wicket', NOON)).toBeUndefined()
  expect(await shown()).toEqual(['wicket'])
})

test.each([
  { quiet: ['22:00', '07:00'], at: '2026-07-01T18:00:00Z', due: '2026-07-02T02:00:00Z' },
  { quiet: ['22:00', '07:00'], at: '2026-07-01T23:30:00Z', due: '2026-07-02T02:00:00Z' },
  { quiet: ['22:00', '07:00'], at: '2026-07-02T02:00:00Z', due: '2026-07-02T02:00:00Z' },
  { quiet: ['13:00', '15:00'], at: '2026-07-01T08:30:00Z', due: '2026-07-01T10:00:00Z' },
  { quiet: ['13:00', '15:00'], at: '2026-07-01T10:00:00Z', due: '2026-07-01T10:00:00Z' },
])(
  'with quiet hours of $quiet in Karachi, what happens at $at is pushed at $due',
  async ({ quiet: [from = '', until = ''], at, due }) => {
    const { client, tell } = await somebody()
    const quiet = { from, until }
    await client.notifications.saveSettings({
      kinds: [],
      timeZone: 'Asia/Karachi',
      digestAt: null,
      quiet,
    })

    expect(await tell('result', at)).toBe(due)
    expect(await tell('wicket', at)).toBe(at === due ? at : undefined)
  },
)

test('quiet hours end by the clock on the day that it is changed', async () => {
  const { client, tell } = await somebody()
  const quiet = { from: '22:00', until: '07:00' }
  await client.notifications.saveSettings({
    kinds: [],
    timeZone: 'Europe/London',
    digestAt: null,
    quiet,
  })

  expect(await tell('result', '2026-10-24T22:00:00Z')).toBe('2026-10-25T07:00:00Z')
})

test.each([
  [{ timeZone: 'Asia/Nowhere' }, 'timeZone'],
  [{ quiet: { from: '22:00', until: '22:00' } }, 'quiet.until'],
  [{ quiet: { from: '24:00', until: '07:00' } }, 'quiet.from'],
])('a time or zone that there is not is refused: %j', async (wrong, path) => {
  const { client } = await somebody()
  const right = { kinds: [], timeZone: 'UTC', digestAt: null, quiet: null }

  await expect(client.notifications.saveSettings({ ...right, ...wrong })).rejects.toMatchObject({
    cause: { issues: [{ path: path.split('.') }] },
  })
})
