import { expect, test } from 'vitest'
import { openApiDocument } from '#http/openapi.ts'
import { callPriority } from './request-priority.ts'
import { operationsOf } from './hostile/hostile-calls.testing.ts'

const operations = operationsOf(await openApiDocument())

/** The priority of a call of the contract, by "METHOD /path". */
const priorities = new Map(
  operations.map(({ method, path }) => [
    `${method} ${path}`,
    callPriority({ method, pathname: path, hasAccount: true }),
  ]),
)

test.each([
  ['POST /api/v1/payments/sandbox/{reference}/decide', 'critical'],
  ['POST /api/v1/ecommerce/payments/generate-payment-link', 'critical'],
  ['POST /api/v1/grounds/{groundId}/bookings', 'critical'],
  ['POST /api/v1/orders/{orderId}/cancel', 'critical'],
  ['POST /api/v1/account/login', 'session'],
  ['GET /api/v1/account/refresh', 'session'],
  ['POST /api/v1/account/{code}/verify-phone', 'session'],
  ['POST /api/v1/matches/filter', 'read'],
  ['GET /api/v1/matches/{matchId}', 'read'],
  ['POST /api/v1/grounds/{groundId}/bookings/quote', 'read'],
  ['GET /api/v1/search', 'search'],
  ['GET /api/v1/serviceUtils/cities', 'search'],
])('%s is %s', (call, priority) => {
  expect(priorities.get(call)).toBe(priority)
})

test('what is paid without a token of ours comes before reads, and displaces no scorer', () => {
  const decide = { method: 'POST', pathname: '/api/v1/payments/sandbox/none/decide' }

  expect(callPriority({ ...decide, hasAccount: false })).toBe('session')
})

test('a write without a token is as important as a read, since anybody can send it', () => {
  const contact = { method: 'POST', pathname: '/api/v1/contact' }

  expect(callPriority({ ...contact, hasAccount: false })).toBe('read')
  expect(callPriority({ ...contact, hasAccount: true })).toBe('critical')
})
