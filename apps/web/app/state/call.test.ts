import { expect, test } from 'vitest'
import * as accounts from '#calls/accounts.ts'
import * as bookings from '#calls/bookings.ts'
import * as groundConsole from '#calls/ground-console.ts'
import * as grounds from '#calls/grounds.ts'
import * as matches from '#calls/matches.ts'
import * as tournaments from '#calls/tournaments.ts'
import type { createApiClient } from './api-client.ts'
import { requestOf } from './call.ts'

const groundId = '0190a1b2-0000-7000-8000-000000000001'

test('inputs that the path names go into it, escaped', () => {
  expect(requestOf(matches.card, { matchId: 'a/b?c' })).toEqual({
    method: 'GET',
    path: '/api/v1/matches/a%2Fb%3Fc/card',
  })
})

test('of a question the others go into the query, without what is undefined', () => {
  const overs = { matchId: 'm', innings: 2, before: undefined, size: 6 }

  expect(requestOf(matches.overs, overs).path).toBe('/api/v1/matches/m/innings/2/overs?size=6')
})

test('of a change they are the body, even where there are none', () => {
  expect(requestOf(groundConsole.close, { groundId, reason: 'Rain & mud' })).toEqual({
    method: 'POST',
    path: `/api/v1/grounds/${groundId}/closures`,
    body: { reason: 'Rain & mud' },
  })
  expect(requestOf(accounts.endSessions)).toMatchObject({ body: {} })
  expect(requestOf(groundConsole.reopen, { groundId, closureId: 'c' })).toEqual({
    method: 'DELETE',
    path: `/api/v1/grounds/${groundId}/closures/c`,
  })
})

test('inputs that are named apart go where they are named', () => {
  const body = { username: 'sana@club.example', code: '1234' }

  expect(requestOf(accounts.verifyPhone, { params: { code: '1234' }, body })).toEqual({
    method: 'POST',
    path: '/api/v1/account/1234/verify-phone',
    body,
  })
})

test('a file is sent as it is, and read where one is answered', () => {
  const file = new File(['face'], 'face.png', { type: 'image/png' })

  expect(requestOf(accounts.uploadAvatar, file).body).toBe(file)
  expect(requestOf(grounds.sendPhoto, { params: { groundId }, body: file }).body).toBe(file)
  expect(requestOf(tournaments.table, { tournamentId: 't' })).toMatchObject({ isFile: true })
})

test('what the contract does not promise does not compile', () => {
  type Send = ReturnType<typeof createApiClient>['send']

  const wrong = (send: Send) => [
    // @ts-expect-error: a path needs its parameters.
    () => send(matches.show),
    // @ts-expect-error: numbers are numbers, though they travel as text.
    () => send(matches.overs, { matchId: 'm', innings: 'second' }),
    // @ts-expect-error: the answer may be a refusal.
    async () => (await send(accounts.logout)).data,
    // @ts-expect-error: no such field.
    () => send(bookings.cancel, { groundId, booking: 'b' }),
    // @ts-expect-error: no such value.
    () => send(matches.filter, { sort: 'loudest' }),
    async () => {
      const answer = await send(bookings.reschedule, {
        groundId,
        bookingId: 'b',
        from: 's',
        to: { slotId: 's', day: '2026-01-01' },
      })
      // @ts-expect-error: a refusal that the call does not declare.
      return !answer.ok && answer.code === 'COUPON_UNKNOWN'
    },
    async () => {
      const answer = await send(bookings.cancel, { groundId, bookingId: 'b' })
      return answer.ok ? answer.data.data.id : answer.code === 'BOOKING_OVER'
    },
  ]

  expect(wrong).toBeTypeOf('function')
})
