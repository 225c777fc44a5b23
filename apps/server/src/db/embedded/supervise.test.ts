import { expect, test } from 'vitest'
import { type Launched, supervise } from './supervise.ts'

/** Launches programs that end when they are told to; the named launches fail. */
function programs(failing: readonly number[] = []) {
  const ends: (() => void)[] = []
  const stopped: number[] = []
  let launches = 0
  const launch = async (): Promise<Launched> => {
    const at = launches
    launches += 1
    if (failing.includes(at)) throw new Error('no memory')
    const { promise: ended, resolve } = Promise.withResolvers<string>()
    ends.push(() => resolve(`words of ${at}`))
    const stop = async () => {
      stopped.push(at)
      resolve('')
    }
    return { ended, stop }
  }
  return { launch, stopped, crash: () => ends.shift()?.(), launches: () => launches }
}

test('a program that ends by itself is launched again, and what happened is told', async () => {
  const { launch, crash, launches, stopped } = programs([1, 2])
  const told: string[] = []
  const stop = await supervise({ launch, tell: (text) => told.push(text), firstPauseMs: 1 })

  crash()
  await expect.poll(() => told.length).toBe(4)
  await stop()

  expect(launches()).toBe(4)
  expect(told).toEqual([
    'PostgreSQL ended by itself and is started again. Its last output:\nwords of 0',
    'PostgreSQL does not start again yet: no memory',
    'PostgreSQL does not start again yet: no memory',
    'PostgreSQL runs again.',
  ])
  expect(stopped.at(-1)).toBe(3)
})

test('a program that is stopped is not launched again, also while it waits to be', async () => {
  const { launch, crash, launches } = programs()
  const told: string[] = []
  const stop = await supervise({ launch, tell: (text) => told.push(text), firstPauseMs: 60_000 })

  crash()
  await expect.poll(() => told.length).toBe(1)
  await stop()

  expect(launches()).toBe(1)
})

test('a program that becomes ready while it is stopped is stopped too', async () => {
  const { launch, crash, launches, stopped } = programs()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()
  const slow = async () => {
    if (launches() === 1) {
      ask()
      await ready
    }
    return launch()
  }
  const stop = await supervise({ launch: slow, tell: () => undefined, firstPauseMs: 1 })

  crash()
  await asked
  const isStopped = stop()
  becomeReady()
  await isStopped

  expect(stopped).toEqual([1])
})

test('a first launch that fails is thrown', async () => {
  const { launch } = programs([0])

  await expect(supervise({ launch, tell: () => undefined })).rejects.toThrow('no memory')
})
