import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue, FULL } from './fair-queue.ts'

const owners = ['Asha', 'Bilal', 'Chloe'] as const

test('so many run at once, so many of one owner, and everything begun or waiting is answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.record({
        atOnce: fc.integer({ min: 1, max: 3 }),
        atOnceOfOne: fc.integer({ min: 1, max: 3 }),
      }),
      fc.array(fc.constantFrom(...owners), { maxLength: 20 }),
      async (scheduler, { atOnce, atOnceOfOne }, asked) => {
        const queue = new FairQueue({ atOnce, atOnceOfOne, mostWaiting: 6 })
        const running: string[] = []
        const work = (owner: string) => async () => {
          running.push(owner)
          expect(running.length).toBeLessThanOrEqual(atOnce)
          expect(running.filter((one) => one === owner).length).toBeLessThanOrEqual(atOnceOfOne)
          await scheduler.schedule(Promise.resolve())
          running.splice(running.indexOf(owner), 1)
          return owner
        }

        const turns = asked.map((owner) => queue.run(owner, work(owner)))
        const ends = await scheduler.waitFor(Promise.all(turns))

        expect(ends.filter((end) => end !== FULL).length).toBeGreaterThanOrEqual(
          Math.min(asked.length, 6),
        )
        expect(running).toEqual([])
      },
    ),
  )
})

/** A queue with one turn at a time, the order of its turns, and the way to let the first one end. */
function atOne(mostWaiting: number) {
  const queue = new FairQueue({ atOnce: 1, atOnceOfOne: 1, mostWaiting })
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const ask = (owner: string) => queue.run(owner, async () => void order.push(owner))
  const begun = queue.run('Asha', () => first.promise)
  return { ask, order, finish: async () => (first.resolve(), begun) }
}

test('who asks once has the next turn after who asked for much', async () => {
  const { ask, order, finish } = atOne(8)
  const asked = ['Asha', 'Asha', 'Asha', 'Bilal'].map(ask)

  await finish()
  await Promise.all(asked)

  expect(order).toEqual(['Asha', 'Bilal', 'Asha', 'Asha'])
})

test('when all places are taken, a newcomer takes the last one of whoever holds the most', async () => {
  const { ask, order, finish } = atOne(3)
  const asked = ['Asha', 'Asha', 'Asha', 'Asha', 'Bilal', 'Chloe', 'Bilal'].map(ask)

  await finish()
  const ends = await Promise.all(asked)

  expect(ends.map((end) => end === FULL)).toEqual([false, true, true, true, false, false, true])
  expect(order).toEqual(['Asha', 'Bilal', 'Chloe'])
})

test('work that fails makes room for the next', async () => {
  const queue = new FairQueue({ atOnce: 1, atOnceOfOne: 1, mostWaiting: 1 })
  const failing = queue.run('Asha', async () => {
    throw new Error('no')
  })
  const next = queue.run('Asha', async () => 'yes')

  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
