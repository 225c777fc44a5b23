import { randomUUID } from 'node:crypto'
import type { Handshake } from '@pavilion/contract/accounts/handshake.ts'
import {
  APP_ID_HEADER,
  HANDSHAKE_HEADER,
  HANDSHAKE_KEY,
} from '@pavilion/contract/accounts/handshake-constants.ts'
import { expect, test } from 'vitest'
import { forgeToken, startAccountServer, statuses } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'

const database = await freshDatabase()
const strict = await startAccountServer(database, { HANDSHAKE: 'demanded' })
const easy = await startAccountServer(database)
const key = new TextEncoder().encode(HANDSHAKE_KEY)

const claims = (): Handshake => {
  const second = Math.floor(Date.parse(strict.app.now()) / 1000)
  return {
    ip: '',
    city: '',
    region: '',
    country: '',
    loc: '',
    timezone: '',
    device_id: randomUUID(),
    user_agent: 'test',
    app_id: 'web',
    client_type: 'web',
    jti: randomUUID(),
    iat: second,
    exp: second + 60,
  }
}
const sign = (change: Partial<Handshake> = {}) =>
  forgeToken({ alg: 'HS256' }, { ...claims(), ...change }, key)
const ask = (token: string, appId = 'web', { ask: call } = strict) =>
  call('/api/v1/site', { headers: { [HANDSHAKE_HEADER]: token, [APP_ID_HEADER]: appId } })

test('a call with a fresh handshake is answered', async () => {
  expect(await ask(sign())).toMatchObject({ http: 200 })
})

test('a call without one is refused, and says what time it is', async () => {
  const answer = await strict.ask('/api/v1/site')

  expect(answer).toMatchObject({ http: 401, code: 'HANDSHAKE_MISSING' })
  expect(answer.headers.get('date')).toBe(new Date(strict.app.now()).toUTCString())
})

test.each(['x', 'a.b.c', 'x'.repeat(5000), forgeToken({ alg: 'none' }, claims())])(
  '%.20s is no handshake',
  async (token) => {
    expect(await ask(token)).toMatchObject({ http: 401, code: 'HANDSHAKE_MALFORMED' })
  },
)

test('a handshake that lacks a claim, or grants itself an hour, is malformed', async () => {
  const lacking: Partial<Handshake> = claims()
  delete lacking.device_id

  expect(await ask(forgeToken({ alg: 'HS256' }, lacking, key))).toMatchObject({
    code: 'HANDSHAKE_MALFORMED',
  })
  expect(await ask(sign({ exp: claims().iat + 3600 }))).toMatchObject({
    code: 'HANDSHAKE_MALFORMED',
  })
})

test('a handshake with another key or app id is refused', async () => {
  const otherKey = forgeToken({ alg: 'HS256' }, claims(), new Uint8Array(32))

  for (const answer of [
    await ask(otherKey),
    await ask(sign({ app_id: 'other' })),
    await ask(sign(), 'other'),
  ]) {
    expect(answer).toMatchObject({ http: 401, code: 'HANDSHAKE_FOREIGN' })
  }
})

test.each([-120, 120])('a clock that is %d s off makes no handshake', async (seconds) => {
  const iat = claims().iat + seconds

  expect(await ask(sign({ iat, exp: iat + 60 }))).toMatchObject({ code: 'HANDSHAKE_EXPIRED' })
})

test('a handshake is good for a minute', async () => {
  const token = sign()
  strict.wait(66)

  expect(await ask(token)).toMatchObject({ code: 'HANDSHAKE_EXPIRED' })
})

test('a handshake is good once', async () => {
  const token = sign()

  const answers = await Promise.all([ask(token), ask(token)])

  expect(answers.map(({ code }) => code)).toContain('HANDSHAKE_REPLAYED')
  expect(statuses(answers)).toEqual([200, 401])
})

test('a valid handshake does not sign anybody in', async () => {
  const answer = await strict.account('compact-profile', {
    headers: { [HANDSHAKE_HEADER]: sign(), [APP_ID_HEADER]: 'web' },
  })

  expect(answer).toMatchObject({ http: 401, code: 'SIGNED_OUT' })
})

test('where no handshake is demanded, none is checked', async () => {
  expect(await ask('x', 'other', easy)).toMatchObject({ http: 200 })
})

test('pages and the address of the visitor need no handshake', async () => {
  const page = await fetch(`${strict.origin}/`)
  const health = await strict.ask('/info-health', { address: '203.0.113.5' })

  expect(page.status).toBe(200)
  expect(health.data).toEqual({
    ip: '203.0.113.5',
    city: '',
    region: '',
    country: '',
    loc: '',
    timezone: '',
  })
  expect(health.headers.get('cache-control')).toBe('no-store')
})
