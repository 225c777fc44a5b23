import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { bellRung, dispatchDue, NOW, ring, rung } from './events.testing.ts'
import type { HappenedEvent } from './event-kind.ts'
import { type Handling, type Listener, when } from './listener.ts'
import { inProcess, listenInProcess } from './process-listeners.ts'
import { registerListeners } from './register-listeners.ts'

const fresh = await freshApp('empty')
let clock = Date.parse(NOW)
const app: AppContext = { ...fresh, now: () => new Date(clock).toISOString() }
await sql`create table heard (by text, bell text, time int, at serial)`.execute(app.db)

type Rung = HappenedEvent<{ readonly time: number }>

const hear = ({ db }: Handling, by: string, { thingId, data }: Rung) =>
  sql`insert into heard values (${by}, ${thingId}, ${data.time})`.execute(db)

async function heard(by: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select bell || ' ' || time as what from heard where by = ${by} order by at`.execute(app.db)
  return rows.map(({ what }) => what)
}

const failing = new Set<string>()
/** Listens to bells; those in `failing` it cannot stand. */
const listener = (name: string, from: Listener['from'] = 'now'): Listener => ({
  name,
  from,
  on: [
    when(bellRung, async (using, event) => {
      await hear(using, name, event)
      if (failing.has(event.thingId)) throw new Error(`${event.thingId} is cracked`)
    }),
  ],
})

const listeners = [listener('ringer')]
await registerListeners(app, listeners)
beforeEach(() => failing.clear())

const dispatchOf = (bell: string) =>
  app.db
    .selectFrom('event_dispatch')
    .select(['listener', 'failures', 'error', 'try_after', 'parked_at'])
    .where('thing_id', '=', bell)
    .orderBy('event_id')
    .execute()

const wait = (seconds: number) => void (clock += seconds * 1000)

test('events about a thing are handled once each, in their order', async () => {
  await rung(app, 'tenor', 1)
  await rung(app, 'treble', 1)
  await rung(app, 'tenor', 2)

  expect(await dispatchDue(app, listeners)).toBe(3)
  expect(await dispatchDue(app, listeners)).toBe(0)
  expect(await heard('ringer')).toEqual(['tenor 1', 'treble 1', 'tenor 2'])
})

test('an event whose transaction is rolled back has never happened', async () => {
  const told: string[] = []
  const stop = listenInProcess(
    app,
    inProcess(bellRung, (_, { thingId }) => void told.push(thingId)),
  )
  const undone = app.db.transaction().execute(async (db) => {
    await ring(db, 'undone')
    throw new Error('No, wait.')
  })
  await expect(undone).rejects.toThrow('No, wait.')
  await app.db.transaction().execute(async (db) => {
    await ring(db, 'kept')
    await sql`savepoint before`.execute(db)
    await ring(db, 'undone too')
    await sql`rollback to savepoint before`.execute(db)
  })
  stop()

  expect(told).toEqual(['kept'])
  expect(await dispatchDue(app, listeners)).toBe(1)
})

test('outside a transaction nothing can be recorded, nor what does not fit its kind', async () => {
  await expect(ring(app.db, 'loose')).rejects.toThrow('outside a transaction')
  await expect(rung(app, 'half', 0.5)).rejects.toThrow()
})

test('what has happened can be neither changed nor deleted', async () => {
  await rung(app, 'kept')

  const { db } = app
  const kept = expect.objectContaining({ constraint: 'domain_event_is_kept' })
  await expect(sql`update domain_event set data = '{}'`.execute(db)).rejects.toEqual(kept)
  await expect(sql`delete from domain_event`.execute(db)).rejects.toEqual(kept)
  await expect(sql`truncate domain_event cascade`.execute(db)).rejects.toEqual(kept)
  await dispatchDue(app, listeners)
})

test('this process is told before the call that recorded goes on, and a failure keeps nobody', async () => {
  const told: number[] = []
  const deaf = inProcess(bellRung, () => {
    throw new Error('deaf')
  })
  const hears = inProcess(bellRung, (_, { data }) => void told.push(data.time))
  const stops = [deaf, hears].map((one) => listenInProcess(app, one))
  await rung(app, 'near', 7)
  for (const stop of stops) stop()
  await rung(app, 'near', 8)

  expect(told).toEqual([7])
  await dispatchDue(app, listeners)
})

test('a failure undoes what was done, and is tried again after pauses that grow', async () => {
  failing.add('cracked')
  await rung(app, 'cracked')
  const pauses = [1, 4, 16, 64, 256, 600]
  for (const seconds of pauses) {
    await dispatchDue(app, listeners)
    wait(seconds - 1)
    expect(await dispatchDue(app, listeners)).toBe(0)
    wait(1)
  }

  expect(await dispatchOf('cracked')).toMatchObject([
    { failures: pauses.length, error: 'cracked is cracked', parked_at: null },
  ])
  failing.clear()
  await dispatchDue(app, listeners)
  expect((await heard('ringer')).filter((what) => what === 'cracked 1')).toHaveLength(1)
  expect(await dispatchOf('cracked')).toEqual([])
})

test('after ten failures an event is parked, and only its own thing waits for it', async () => {
  failing.add('broken')
  await rung(app, 'broken', 1)
  for (let tries = 0; tries < 20; tries += 1) {
    await dispatchDue(app, listeners)
    wait(600)
  }
  failing.clear()
  await rung(app, 'broken', 2)
  await rung(app, 'whole', 1)
  await dispatchDue(app, listeners)

  const [parked, waiting] = await dispatchOf('broken')
  expect(parked).toMatchObject({ failures: 10, error: 'broken is cracked' })
  expect(parked?.parked_at).not.toBeNull()
  expect(waiting).toMatchObject({ failures: 0, parked_at: null })
  expect((await heard('ringer')).slice(-1)).toEqual(['whole 1'])
})

test('a parked event of one listener holds up no other', async () => {
  failing.add('one-sided')
  const calm: Listener = {
    name: 'calm',
    from: 'now',
    on: [when(bellRung, async (using, event) => void (await hear(using, 'calm', event)))],
  }
  await registerListeners(app, [...listeners, calm])
  await rung(app, 'one-sided', 1)
  await rung(app, 'one-sided', 2)
  await dispatchDue(app, [...listeners, calm])

  expect(await heard('calm')).toEqual(['one-sided 1', 'one-sided 2'])
  expect(await dispatchOf('one-sided')).toMatchObject([
    { listener: 'ringer', failures: 1 },
    { listener: 'ringer', failures: 0 },
  ])
})

test('a new listener begins with what comes, or with all there was, as it says', async () => {
  const late = [listener('late'), listener('historian', 'beginning')]
  await rung(app, 'before', 1)
  await registerListeners(app, late)
  await registerListeners(app, late)
  await rung(app, 'after', 1)
  await dispatchDue(app, late)

  const all = await heard('historian')
  expect(await heard('late')).toEqual(['after 1'])
  expect(all.slice(0, 3)).toEqual(['tenor 1', 'treble 1', 'tenor 2'])
  expect(all.slice(-2)).toEqual(['before 1', 'after 1'])
})
