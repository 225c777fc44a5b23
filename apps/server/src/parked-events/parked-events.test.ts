import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { bellRung, dispatchDue, NOW, rung } from '#events/events.testing.ts'
import { type Listener, when } from '#events/listener.ts'
import { registerListeners } from '#events/register-listeners.ts'
import { LoadShedder } from '#http/load-shedder.ts'
import { createMetrics } from '#http/metrics.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
/** Where time goes by faster, so that sessions last. */
let clock = Date.parse(NOW)
const later: AppContext = { ...app, now: () => new Date(clock).toISOString() }
const handled = () => dispatchDue(later, listeners)
await ensureDefaultSite(app)
const operatorId = await someone(app, { operator: true })
const client = await clientAs(app, operatorId)

let isCracked = true
const heard: string[] = []
const listeners: readonly Listener[] = [
  {
    name: 'ringer',
    from: 'now',
    on: [
      when(bellRung, async (_, { thingId, data }) => {
        if (isCracked) throw new Error(`${thingId} is cracked`)
        heard.push(`${thingId} ${data.time}`)
      }),
    ],
  },
]
await registerListeners(app, listeners)

/** Rings a cracked bell twice, until nobody tries to hear it any more. */
async function parked(bell: string): Promise<number> {
  isCracked = true
  await rung(app, bell, 1)
  await rung(app, bell, 2)
  for (let tries = 0; tries < 10; tries += 1) {
    await handled()
    clock += 600_000
  }
  isCracked = false
  const { items } = (await client.parkedEvents.list()).data
  return items.find(({ thing }) => thing.id === bell)?.eventId ?? 0
}

const actionsOn = (eventId: number) =>
  app.db
    .selectFrom('domain_event')
    .select(['kind', 'account_id as by', 'data'])
    .where('thing_type', '=', 'domain-event')
    .where('thing_id', '=', String(eventId))
    .execute()

test('a parked event is shown with its error, and with how many wait for it', async () => {
  const eventId = await parked('tenor')
  const { data } = await client.parkedEvents.list()

  expect(data.items.filter((one) => one.eventId === eventId)).toEqual([
    {
      eventId,
      kind: 'bell-rung',
      listener: 'ringer',
      thing: { type: 'bell', id: 'tenor' },
      recordedAt: '2026-07-01T09:00:00Z',
      parkedAt: expect.stringMatching(/Z$/),
      failures: 10,
      error: 'tenor is cracked',
      waiting: 1,
    },
  ])
})

test('the operator lets it be tried again once it is mended, and the later ones follow', async () => {
  const eventId = await parked('treble')
  await client.parkedEvents.retry({ listener: 'ringer', eventId })
  await handled()

  expect(heard.filter((what) => what.startsWith('treble'))).toEqual(['treble 1', 'treble 2'])
  expect(await actionsOn(eventId)).toEqual([
    {
      kind: 'parked-event-retried',
      by: operatorId,
      data: { listener: 'ringer', error: 'treble is cracked' },
    },
  ])
})

test('the operator gives it up, and the later ones follow', async () => {
  const eventId = await parked('second')
  await client.parkedEvents.skip({ listener: 'ringer', eventId })
  await handled()

  expect(heard.filter((what) => what.startsWith('second'))).toEqual(['second 2'])
  expect(await actionsOn(eventId)).toMatchObject([{ kind: 'parked-event-skipped', by: operatorId }])
})

test('what is not parked any more is neither retried nor skipped', async () => {
  const eventId = await parked('third')
  await client.parkedEvents.skip({ listener: 'ringer', eventId })
  const gone = expect.objectContaining({ code: 'NOT_PARKED' })

  await expect(client.parkedEvents.skip({ listener: 'ringer', eventId })).rejects.toEqual(gone)
  await expect(client.parkedEvents.retry({ listener: 'ringer', eventId })).rejects.toEqual(gone)
})

test('the metrics tell how much each listener has still to handle', async () => {
  await handled()
  await parked('fourth')
  const metrics = createMetrics(app, { shedder: new LoadShedder(), queues: new Map() })
  const text = await metrics.print()
  metrics.close()
  const states = ['waiting', 'parked'].map((state) =>
    Number(
      new RegExp(`domain_event_dispatches{listener="ringer",state="${state}"} (\\d+)`).exec(
        text,
      )?.[1],
    ),
  )

  const { total } = (await client.parkedEvents.list()).data
  expect(states).toEqual([total, total])
})
