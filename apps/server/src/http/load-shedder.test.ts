import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Priority, priorities } from './priority-queue.ts'
import { defaultLimits, LoadShedder, type Limits, Overloaded } from './load-shedder.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))
const turns = async (many: number) => {
  for (let at = 0; at < many; at += 1) await turn()
}

type From = {
  readonly priority?: Priority
  readonly holders?: readonly string[]
  readonly isGone?: () => boolean
}

/** A shedder whose clock stands still, with work that ends when it is told to. */
function start(limits: Partial<Limits> = {}) {
  const clock = { now: 0 }
  const loop = { isBusy: false }
  const shedder = new LoadShedder(limits, () => clock.now, loop)
  const started: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, from: From = {}) => {
    const { priority = 'read', holders = [name], isGone = () => false } = from
    const work = () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    shedder.run({ priority, holders, isGone }, work).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error
      refused.push(name)
    })
  }
  const askMany = (count: number, prefix: string, from: From = {}) => {
    for (let at = 0; at < count; at += 1) ask(`${prefix}${at}`, from)
  }
  /** Ends the oldest that run, each with a turn for the next to start. */
  const end = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      ends.shift()?.()
      await turns(2)
    }
  }
  const endAll = () => {
    for (const one of ends.splice(0)) one()
  }
  return { clock, loop, shedder, started, refused, ask, askMany, end, endAll }
}

const alone = { running: { critical: 1, session: 1, read: 1, page: 1, search: 1 } }

test('a call starts at once when there is nothing else to do', () => {
  const { started, ask } = start()

  ask('a')

  expect(started).toEqual(['a'])
})

test('one call starts per turn of the event loop, so that others are read and written in between', async () => {
  const { started, askMany } = start()
  askMany(5, 'a')

  const counts = [started.length]
  for (let at = 0; at < 4; at += 1) {
    await turn()
    counts.push(started.length)
  }

  expect(counts).toEqual([1, 2, 3, 4, 5])
})

test('a burst waits and is answered, as long as it fits into the queue', async () => {
  const { refused, started, askMany, end } = start({ ...alone, queue: 100 })

  askMany(120, 'a')
  await end(120)

  expect([started.length, refused.length]).toEqual([101, 19])
})

test('a queue that stands is kept as short as what is served in a moment', async () => {
  const { clock, shedder, refused, askMany, end } = start({ ...alone, shortest: 4 })
  askMany(40, 'a')
  clock.now = defaultLimits.intervalMs + 1

  askMany(10, 'b')
  await turn()
  expect(refused).toHaveLength(10)

  await end(37)
  askMany(10, 'c')
  await turn()
  expect(refused).toHaveLength(18)
  expect(shedder.queueAge).toBe(clock.now)
})

test('once the queue has been empty, a burst is let in again', async () => {
  const { clock, refused, askMany, end } = start({ ...alone, shortest: 1 })
  askMany(5, 'a')
  clock.now = 1_000
  await end(5)

  askMany(50, 'b')

  expect(refused).toEqual([])
})

test('once overload has shown the pace, a rush gets no longer queue than can be served in time', async () => {
  const { clock, refused, askMany, end } = start({ ...alone, shortest: 2, burstMs: 1000 })
  askMany(10, 'a')
  for (let half = 1; half <= 6; half += 1) {
    clock.now = half * 500
    await end(3)
    askMany(3, `more${half}-`)
  }
  await end(20)
  refused.length = 0

  askMany(20, 'rush')
  await turns(1)

  // One runs, and six a second were served.
  expect(refused.length).toBe(20 - 1 - 6)
})

test('payments and posts of scorers come first, and are the last to be refused', async () => {
  const { started, refused, ask, askMany, end } = start({ ...alone, queue: 4 })
  askMany(5, 'read')
  ask('search', { priority: 'search' })
  askMany(4, 'pay', { priority: 'critical' })
  await end(5)

  expect(refused.toSorted()).toEqual(['read1', 'read2', 'read3', 'read4', 'search'])
  expect(started).toEqual(['read0', 'pay0', 'pay1', 'pay2', 'pay3'])
})

test('even searches have a turn while more important calls keep coming', async () => {
  const { started, ask, askMany, end } = start(alone)
  ask('search', { priority: 'search' })
  ask('other search', { priority: 'search' })
  askMany(20, 'pay', { priority: 'critical' })

  await end(12)

  expect(started).toContain('other search')
})

test('one address takes no place of another, and who asks more is not served more', async () => {
  const { started, refused, ask, askMany, end } = start({ ...alone, queue: 10 })
  const flood = { holders: ['1.1.1.1'] }
  askMany(20, 'flood', flood)
  for (const name of ['a', 'b', 'c']) ask(name)

  await end(6)

  expect(refused.filter((name) => !name.startsWith('flood'))).toEqual([])
  expect(started.slice(0, 5)).toEqual(['flood0', 'a', 'b', 'c', 'flood1'])
})

test('who logs in again and again takes turns with the reads, and the logins of others still come first', async () => {
  const running = { critical: 9, session: 3, read: 1, page: 1, search: 1 }
  const { started, ask, askMany, end, endAll } = start({ running, share: 1 })
  askMany(100, 'again', { priority: 'session', holders: ['stranger'] })
  await end(62)
  ask('reader')
  await turns(2)
  ask('read')
  ask('login', { priority: 'session' })

  // The start of this turn is spent when all places become free.
  ask('payment', { priority: 'critical' })
  endAll()
  await turns(4)

  expect(started.slice(started.indexOf('payment'), -1)).toEqual(['payment', 'login', 'read'])
})

test('of a crowd that comes in one turn no more are admitted than find a place, and others are', async () => {
  const { shedder } = start({ ...alone, queue: 4, shortest: 1 })
  const from = (holder: string) =>
    ({ priority: 'read', holders: [holder], isGone: () => false }) as const
  const crowd = Array.from({ length: 10 }, () => from('1.1.1.1'))

  const admitted = crowd.filter((one) => shedder.admits(one))

  expect(admitted.length).toBe(4)
  expect(shedder.admits(from('2.2.2.2'))).toBe(true)
  for (const one of admitted) shedder.leave(one)
  expect(shedder.admits(from('1.1.1.1'))).toBe(true)
})

test('a place that nobody comes for is given to others after a while', async () => {
  const { clock, shedder } = start({ ...alone, queue: 1, shortest: 1 })
  const slow = { priority: 'read', holders: ['a'], isGone: () => false } as const
  shedder.admits(slow)

  expect(shedder.admits({ ...slow })).toBe(false)
  clock.now += defaultLimits.deadlineMs + 1
  expect(shedder.admits({ ...slow })).toBe(true)
})

test('one account takes no place of another, whatever addresses it comes from', async () => {
  const { started, ask, end } = start(alone)
  for (let at = 0; at < 5; at += 1) ask(`many${at}`, { holders: [`10.0.0.${at}`, 'token'] })
  ask('other', { holders: ['10.0.0.9', 'other token'] })

  await end(3)

  expect(started.slice(0, 2)).toEqual(['many0', 'other'])
})

test('one address does not hold everything that runs', async () => {
  const { started, ask, askMany } = start({ running: { ...defaultLimits.running, search: 4 } })
  askMany(10, 'slow', { priority: 'search', holders: ['1.1.1.1'] })
  await turns(12)

  ask('other', { priority: 'search' })
  await turns(2)

  expect(started).toEqual(['slow0', 'slow1', 'slow2', 'other'])
})

test('under overload fewer run at once while the event loop has no rest, and important calls find room', async () => {
  const { clock, loop, started, ask, askMany, end } = start({
    running: { ...defaultLimits.running, read: 3 },
    runningWhenBusy: { ...defaultLimits.runningWhenBusy, critical: 4, read: 2 },
    share: 1,
  })
  loop.isBusy = true
  askMany(20, 'read')
  await turns(10)
  expect(started).toHaveLength(3)

  clock.now = defaultLimits.intervalMs + 1
  await end(2)
  expect(started).toHaveLength(4)
  ask('pay', { priority: 'critical' })
  await turns(2)
  expect(started.at(-1)).toBe('pay')

  loop.isBusy = false
  await end(1)
  await turns(5)
  expect(started).toHaveLength(7)
})

test('who has waited too long is refused, and who has gone is not begun', async () => {
  const { clock, started, refused, ask, end } = start(alone)
  ask('a')
  ask('late')
  clock.now = defaultLimits.deadlineMs + 1
  ask('gone', { isGone: () => true })
  ask('b')
  await end(2)

  expect(refused).toEqual(['late', 'gone'])
  expect(started).toEqual(['a', 'b'])
})

test('failed work makes room as well', async () => {
  const shedder = new LoadShedder(alone)
  const waiting = { priority: 'read', holders: ['a'], isGone: () => false } as const

  const failed = shedder.run(waiting, () => Promise.reject(new Error('out')))

  await expect(failed).rejects.toThrow('out')
  expect(await shedder.run(waiting, async () => 'in')).toBe('in')
})

test('whatever comes, the limits hold, and everybody is answered or refused', async () => {
  const events = fc.array(
    fc.record({
      priority: fc.constantFrom(...priorities),
      holder: fc.nat(3).map(String),
      ends: fc.nat(2),
      passes: fc.nat(200),
    }),
    { maxLength: 120 },
  )
  const running = { critical: 6, session: 5, read: 4, page: 3, search: 2 }
  await fc.assert(
    fc.asyncProperty(events, async (all) => {
      const { clock, shedder, started, refused, ask, end } = start({ running, queue: 20 })
      for (const [at, { priority, holder, ends, passes }] of all.entries()) {
        clock.now += passes
        ask(String(at), { priority, holders: [holder] })
        await end(ends)
        expect(shedder.running).toBeLessThanOrEqual(running.critical)
      }
      await end(all.length)
      expect(new Set([...started, ...refused]).size).toBe(all.length)
      expect([shedder.running, shedder.queueAge]).toEqual([0, 0])
    }),
    { numRuns: 40 },
  )
})
