import { expect, test } from 'vitest'
import { isOutOfReach } from './unreachable.ts'
import { Semaphore } from './semaphore.ts'

const patience = { timeout: 20_000 }

test('a limited number runs at once, and the rest in order', async () => {
  const turns = new Semaphore(2, 60_000)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const all = [0, 1, 2, 3].map((at) =>
    turns.run(() => {
      begun.push(at)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  await Promise.resolve()

  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await all[0]
  await expect.poll(() => begun, patience).toEqual([0, 1, 2])
  ends[1]?.()
  await expect.poll(() => begun, patience).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  await Promise.all(all)
})

test('waiting too long fails as the pool does, and uses up no turn', async () => {
  const turns = new Semaphore(1, 10)
  let end = () => {}
  const first = turns.run(() => new Promise<void>((resolve) => (end = resolve)))

  const error: unknown = await turns.run(async () => 'late').catch((reason: unknown) => reason)
  expect(isOutOfReach(error)).toBe(true)
  end()
  await first
  expect(await turns.run(async () => 'next')).toBe('next')
})
