import { HANDSHAKE_KEY } from '@pavilion/contract/accounts/handshake-constants.ts'
import { Handshake } from '@pavilion/contract/accounts/handshake.ts'
import fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { handshakeClaims, signHandshake } from './handshake-token.ts'
import { memoryStorage } from './storage.ts'
import { decryptDeviceId, encryptDeviceId, RAW_ID, whereabouts } from './device-cookie.ts'

const lahore = {
  ip: '203.0.113.7',
  city: 'Lahore',
  region: 'Punjab',
  country: 'PK',
  loc: '31.5,74.3',
  timezone: 'Asia/Karachi',
}
const sender = {
  whereabouts: lahore,
  deviceId: 'd',
  userAgent: 'a browser',
  now: 1_700_000_000_999,
}

test('a handshake has the claims of the contract and is good for a minute', () => {
  const claims = handshakeClaims(sender)

  expect(Handshake.parse(claims)).toEqual(claims)
  expect(claims).toMatchObject({ ...lahore, iat: 1_700_000_000, exp: 1_700_000_060 })
})

test('no two handshakes are the same', () => {
  expect(handshakeClaims(sender).jti).not.toBe(handshakeClaims(sender).jti)
})

test('a handshake is signed with HS256', async () => {
  const token = await signHandshake(handshakeClaims(sender))
  const [head = '', body = '', signature] = token.split('.')
  const right = createHmac('sha256', HANDSHAKE_KEY).update(`${head}.${body}`).digest('base64url')

  expect(signature).toBe(right)
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
    alg: 'HS256',
    typ: 'JWT',
  })
})

test('what is encrypted can be read again, and says nothing by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ city: fc.string({ unit: 'grapheme' }) }), async (data) => {
      expect(await decryptDeviceId(await encryptDeviceId(data))).toEqual(data)
    }),
    { numRuns: 30 },
  )
  expect(await encryptDeviceId(lahore)).not.toContain('Lahore')
})

test('what was not encrypted here is no blob', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(await decryptDeviceId(text)).toBeUndefined()
    }),
    { numRuns: 30 },
  )
})

test('where a device is, is asked once and kept in storage and cookie', async () => {
  const storage = memoryStorage()
  const asked: string[] = []
  const cookies: string[] = []
  const place = {
    storage,
    fetch: async (path: string) => {
      asked.push(path)
      return Response.json({ status: 'Success', data: lahore })
    },
    writeCookie: (cookie: string) => void cookies.push(cookie),
    isSecure: false,
  }

  expect(await whereabouts(place)).toEqual(lahore)
  expect(await whereabouts(place)).toEqual(lahore)
  expect(asked).toEqual(['/info-health'])
  expect(cookies).toEqual(
    [1, 2].map(() => expect.stringContaining(`${RAW_ID}=${storage.get(RAW_ID)}; path=/;`)),
  )
  expect(cookies.join()).not.toContain('secure')
})

test('over TLS the cookie of the device is secure, new or written anew', async () => {
  const storage = memoryStorage()
  const cookies: string[] = []
  const place = {
    storage,
    fetch: async () => Response.json({ data: lahore }),
    writeCookie: (cookie: string) => void cookies.push(cookie),
    isSecure: true,
  }

  await whereabouts(place)
  await whereabouts(place)

  expect(cookies).toEqual([1, 2].map(() => expect.stringMatching(/; samesite=lax; secure$/)))
})

test('a foreign blob is asked for anew', async () => {
  const storage = memoryStorage()
  storage.set(RAW_ID, 'what somebody else wrote')
  const fetch = async () => Response.json({ data: lahore })

  expect(
    await whereabouts({ storage, fetch, writeCookie: () => undefined, isSecure: false }),
  ).toEqual(lahore)
})
