import { expect, test } from 'vitest'
import type { Answer } from './request.ts'
import { createQueryCache } from './query-cache.ts'

const MINUTE = 60_000

/** A cache with a clock, and a query that answers how often it was asked. */
function setUp(freshFor?: number) {
  const clock = { now: 0 }
  const cache = createQueryCache(() => clock.now)
  let asked = 0
  const fetch = async (): Promise<Answer<number>> => ({ ok: true, data: ++asked })
  const read = async () => cache.read({ key: 'k', fetch, ...(freshFor && { freshFor }) })
  return { clock, cache, read }
}

test('what was fetched is fresh for 24 minutes while it is used', async () => {
  const { clock, read } = setUp()
  for (const minute of [0, 8, 16, 23.9]) {
    clock.now = minute * MINUTE
    expect(await read()).toEqual({ ok: true, data: 1 })
  }
  clock.now = 24 * MINUTE

  expect(await read()).toEqual({ ok: true, data: 2 })
})

test('what nobody asks for is kept for nine minutes', async () => {
  const { clock, read } = setUp()
  await read()
  clock.now = 9 * MINUTE

  expect(await read()).toEqual({ ok: true, data: 2 })
})

test('what does not expire is asked for once', async () => {
  const { clock, read } = setUp(Infinity)
  await read()
  clock.now = 1000 * MINUTE

  expect(await read()).toEqual({ ok: true, data: 1 })
})

test('what was refused is asked for again the next time', async () => {
  const cache = createQueryCache(() => 0)
  const refused = { ok: false, status: 500, code: 'X', message: 'No.', errors: [] } as const
  await cache.read({ key: 'k', fetch: async () => refused })

  expect(await cache.read({ key: 'k', fetch: async () => ({ ok: true, data: 1 }) })).toEqual({
    ok: true,
    data: 1,
  })
})

test('somebody else on this device begins with nothing', async () => {
  const { cache, read } = setUp()
  await read()
  cache.clear()

  expect(await read()).toEqual({ ok: true, data: 2 })
})
