import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base32, keyUri, stepAt, totp } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  ['1970-01-01T00:00:59Z', '94287082'],
  ['2005-03-18T01:58:29Z', '07081804'],
  ['2005-03-18T01:58:31Z', '14050471'],
  ['2009-02-13T23:31:30Z', '89005924'],
  ['2033-05-18T03:33:20Z', '69279037'],
  ['2603-10-11T11:33:20Z', '65353130'],
])('at %s the code is that of RFC 6238, appendix B', (instant, code) => {
  expect(totp(secret, stepAt(instant), 8)).toBe(code)
})

test('the first codes are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, step) => totp(secret, step))

  expect(codes.join(' ')).toBe(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489',
  )
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written as in RFC 4648, section 10', (text, letters) => {
  expect(base32(Buffer.from(text))).toBe(letters)
})

test('every secret is written in the letters that apps read, five bits each', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
      expect(base32(bytes)).toMatch(/^[A-Z2-7]+$/)
      expect(base32(bytes)).toHaveLength(Math.ceil((bytes.length * 8) / 5))
    }),
  )
})

test('the address for apps names site and account', () => {
  const address = keyUri({ issuer: 'Indus Valley: T20', account: 'sana+1@club.example', secret })

  expect(address).toBe(
    'otpauth://totp/Indus%20Valley%20T20:sana%2B1%40club.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Indus%20Valley%3A%20T20',
  )
})
