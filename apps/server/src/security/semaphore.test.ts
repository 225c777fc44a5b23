import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('what does not fit is refused at once, and the rest runs, so many at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(5),
      async (scheduler, atOnce, mostWaiting) => {
        const queue = new Semaphore(atOnce, mostWaiting)
        let running = 0
        let most = 0
        const work = async () => {
          running += 1
          most = Math.max(most, running)
          await scheduler.schedule(Promise.resolve())
          running -= 1
        }

        const turns = Array.from({ length: 12 }, () => queue.run(work))
        const taken = turns.filter((turn) => turn !== undefined)
        await scheduler.waitFor(Promise.all(taken))

        expect(taken.length).toBe(atOnce + mostWaiting)
        expect(most).toBe(atOnce)
      },
    ),
  )
})

test('work that fails makes room for the next', async () => {
  const queue = new Semaphore(1, 1)
  const failing = queue.run(async () => {
    throw new Error('no')
  })
  const next = queue.run(async () => 'yes')

  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
