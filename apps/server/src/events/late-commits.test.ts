import fc from 'fast-check'
import type { ControlledTransaction } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import type { Database } from '#db/database.ts'
import { bellRung, dispatchDue, ring, rung } from './events.testing.ts'
import { findHorizon, findSince } from './event.queries.ts'
import { type Listener, when } from './listener.ts'
import { registerListeners } from './register-listeners.ts'

const app = await freshApp('empty')
let handled: string[] = []
const listeners: Listener[] = [
  {
    name: 'ringer',
    from: 'now',
    on: [
      when(bellRung, async (_, { thingId, data }) => void handled.push(`${thingId} ${data.time}`)),
    ],
  },
]
await registerListeners(app, listeners)

const SLOTS = 3
const slot = fc.nat(SLOTS - 1)
/** What one of the clients does, and when listeners and polls look. */
const step = fc.oneof(
  fc.record({ does: fc.constant('ring' as const), slot, bell: fc.constantFrom('x', 'y', 'z') }),
  fc.record({ does: fc.constantFrom('commit' as const, 'rollback' as const), slot }),
  fc.record({ does: fc.constantFrom('dispatch' as const, 'poll' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
/** Counts on from run to run: a look may find events of the run before once more. */
let times = 0

type Open = { readonly tx: ControlledTransaction<Database>; readonly rung: string[] }

/** Up to three transactions at once, which begin, ring and end in any order. */
class Belfry {
  readonly committed: string[] = []
  readonly polled = new Set<string>()
  readonly #open = new Map<number, Open>()
  #horizon = ''
  readonly #since = times

  async begin(): Promise<void> {
    this.#horizon = await findHorizon(app.db)
  }

  async take(one: Step): Promise<void> {
    if ('bell' in one) await this.#ring(one.slot, one.bell)
    else if ('slot' in one) await this.#end(one.slot, one.does)
    else if (one.does === 'poll') await this.poll()
    else await dispatchDue(app, listeners)
  }

  async poll(): Promise<void> {
    const { horizon, events } = await findSince(app.db, this.#horizon, [bellRung.kind])
    this.#horizon = horizon
    for (const { thingId, data } of events) {
      const { time } = bellRung.data.parse(data)
      if (time > this.#since) this.polled.add(`${thingId} ${time}`)
    }
  }

  async endAll(): Promise<void> {
    for (const at of [...this.#open.keys()].toReversed()) await this.#end(at, 'commit')
  }

  /** Nobody waits here for a bell that another transaction has rung. */
  async #ring(at: number, bell: string): Promise<void> {
    const isTaken = [...this.#open].some(
      ([other, open]) => other !== at && open.rung.some((what) => what.startsWith(bell)),
    )
    if (isTaken) return
    const open = this.#open.get(at) ?? { tx: await app.db.startTransaction().execute(), rung: [] }
    this.#open.set(at, open)
    times += 1
    await ring(open.tx, bell, times)
    open.rung.push(`${bell} ${times}`)
  }

  async #end(at: number, how: 'commit' | 'rollback'): Promise<void> {
    const open = this.#open.get(at)
    if (open === undefined) return
    this.#open.delete(at)
    await open.tx[how]().execute()
    if (how === 'commit') this.committed.push(...open.rung)
  }
}

const thingsOf = ({ events }: Awaited<ReturnType<typeof findSince>>) =>
  events.map(({ thingId }) => thingId)
const about = (bell: string, all: readonly string[]) => all.filter((what) => what.startsWith(bell))

test('whatever the order in which transactions end, every event is handled once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      handled = []
      const belfry = new Belfry()
      await belfry.begin()
      for (const one of steps) await belfry.take(one)
      await belfry.endAll()
      await belfry.take({ does: 'dispatch' })
      await belfry.poll()

      for (const bell of ['x', 'y', 'z']) {
        expect(about(bell, handled)).toEqual(about(bell, belfry.committed))
      }
      expect(handled).toHaveLength(belfry.committed.length)
      expect([...belfry.polled].toSorted()).toEqual(belfry.committed.toSorted())
    }),
    { numRuns: 60 },
  )
})

test('an event with a lower number that is committed later is handled all the same', async () => {
  handled = []
  const late = await app.db.startTransaction().execute()
  const horizon = await findHorizon(app.db)
  await ring(late, 'late')
  await rung(app, 'early')
  await dispatchDue(app, listeners)
  const first = await findSince(app.db, horizon, [bellRung.kind])
  await late.commit().execute()
  await dispatchDue(app, listeners)
  const second = await findSince(app.db, first.horizon, [bellRung.kind])

  expect(handled).toEqual(['early 1', 'late 1'])
  expect(about('early', thingsOf(first))).toEqual(['early'])
  expect(about('late', thingsOf(first))).toEqual([])
  expect(about('late', thingsOf(second))).toEqual(['late'])
})

test('who records an event about a thing waits for others who have, so that its order is that of commits', async () => {
  handled = []
  const first = await app.db.startTransaction().execute()
  await ring(first, 'shared', 1)
  const second = rung(app, 'shared', 2)
  await rung(app, 'other', 1)
  await dispatchDue(app, listeners)
  await first.commit().execute()
  await second
  await dispatchDue(app, listeners)

  expect(handled).toEqual(['other 1', 'shared 1', 'shared 2'])
})
