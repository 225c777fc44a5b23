import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, forgetAnswers } from './query-client.ts'

const MINUTE = 60_000
const queryKey = ['asked']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client, and a query that answers how often it was asked. */
function setUp() {
  const client = createQueryClient()
  let asked = 0
  const query = { queryKey, queryFn: async () => (asked += 1) }
  const show = () => new QueryObserver(client, query).subscribe(() => undefined)
  return { client, query, show, pass: (time: number) => vi.advanceTimersByTimeAsync(time) }
}

test('what was answered is fresh for 24 minutes', async () => {
  const { client, query, show, pass } = setUp()
  const hide = show()
  await pass(24 * MINUTE - 1)
  expect(await client.fetchQuery(query)).toBe(1)
  await pass(1)

  expect(await client.fetchQuery(query)).toBe(2)
  hide()
})

test('what is shown is asked for once, however old it becomes', async () => {
  const { client, show, pass } = setUp()
  const hide = show()
  await pass(60 * MINUTE)
  show()()

  expect(client.getQueryData(queryKey)).toBe(1)
  hide()
})

test('what nobody shows is kept for nine minutes', async () => {
  const { client, show, pass } = setUp()
  const hide = show()
  await pass(0)
  hide()
  await pass(9 * MINUTE - 1)
  expect(client.getQueryData(queryKey)).toBe(1)
  await pass(1)

  expect(client.getQueryData(queryKey)).toBeUndefined()
})

test('a change forgets what nobody shows, and leaves what is shown to its page', async () => {
  const { client, query, show, pass } = setUp()
  const hide = show()
  await pass(0)
  forgetAnswers(client)
  await pass(0)
  expect(client.getQueryData(queryKey)).toBe(1)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  hide()
  forgetAnswers(client)

  expect(client.getQueryData(queryKey)).toBeUndefined()
  expect(await client.fetchQuery(query)).toBe(2)
})

test('a query that throws has a bug, which is not tried again', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new Error('A bug')))

  await expect(client.fetchQuery({ queryKey, queryFn })).rejects.toThrow('A bug')
  expect(queryFn).toHaveBeenCalledTimes(1)
})
