import { createHash } from 'node:crypto'
import { Email, Password } from '@pavilion/contract/accounts/account-fields.ts'
import { proofText, zeroBits } from '@pavilion/contract/accounts/proof-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockText, secondsLeft, sentBefore } from './countdown.ts'
import { deviceName } from '#shared/device-name.ts'
import { isOwnPath } from './oauth.ts'
import { callingCodes, maskedPhone, phoneOf } from './phone.ts'
import { countryProblem, emailProblem, nameRules, passwordProblem } from './rules.ts'
import { told } from './sign-in.ts'
import { solveChallenge } from './solve-challenge.ts'
import { problemsOf } from './field-problems.ts'

const problem = (schema: typeof Email, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message

test('the browser judges an email address as the server does', () => {
  const some = fc.constantFrom('a@b.co', ' a@b.co ', 'a@b.co.', 'a@b', '.a@b.co', 'a..b@c.de', ' ')
  fc.assert(
    fc.property(fc.oneof(some, fc.emailAddress(), fc.string()), (text) => {
      expect(emailProblem(text)).toBe(problem(Email, text))
    }),
  )
})

test('the browser judges a password as the server does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(passwordProblem(text)).toBe(problem(Password, text))
    }),
  )
})

test('a name that is missing, has a digit, or is too short or too long says so in its own words', () => {
  const { firstName, lastName } = nameRules({ min: 4, max: 40 })

  expect(firstName('')).toBe('First name is required')
  expect(firstName('R4za')).toBe('First name should only contain alphabets')
  expect(firstName('Raz')).toBe('First Name should be atleast 4 characters')
  expect(lastName('m'.repeat(41))).toBe('Last Name should be less than 40 characters')
  expect(lastName(' Márwat ')).toBeUndefined()
})

test('email, password and country have to be there, and a password has 8 to 32 characters', () => {
  expect(emailProblem(' ')).toBe('Email is required')
  expect(emailProblem('nobody')).toBe('Email must be a valid email address')
  expect(passwordProblem('')).toBe('Password is required')
  const wrong = [7, 8, 32, 33].filter((length) => passwordProblem('x'.repeat(length)))
  expect(wrong).toEqual([7, 33])
  expect(countryProblem('')).toBe('Country is required')
  expect(countryProblem('PK')).toBeUndefined()
})

test('a number is read by the plan of its country, its calling code follows from it', () => {
  const number = { number: '+923005550147', callingCode: '92' }

  expect(phoneOf({ country: 'PK', number: '0300 5550147' })).toEqual(number)
  expect(phoneOf({ country: 'GB', number: '+92 300 5550147' })).toEqual(number)
  expect(phoneOf({ country: 'GB', number: '0300 5550147 99' })).toBeUndefined()
  expect(phoneOf({ country: 'XX', number: '3005550147' })).toBeUndefined()
})

test('a number that is shown keeps most of its digits to itself', () => {
  expect(maskedPhone({ number: '+923005550147', callingCode: '92' })).toBe('+92 300 ••• ••47')
})

test('every country with numbers has a name and a calling code', () => {
  const codes = callingCodes('en')

  expect(codes.length).toBeGreaterThan(200)
  expect(codes.find(({ country }) => country === 'PK')).toMatchObject({
    name: 'Pakistan',
    code: '92',
  })
})

test('the countdown shows 0:59 first and 0:00 once a minute has passed', () => {
  expect(clockText(secondsLeft(1000, 1000))).toBe('0:59')
  expect(clockText(secondsLeft(1000, 60_999))).toBe('0:01')
  expect(clockText(secondsLeft(1000, 61_000))).toBe('0:00')
  expect(secondsLeft(undefined, 0)).toBe(0)
  expect(secondsLeft(sentBefore(43, 90_000), 90_000)).toBe(43)
  expect([sentBefore(undefined, 0), sentBefore(61, 0)]).toEqual([undefined, undefined])
})

test('the countdown never goes up and never below nothing', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (early, late) => {
      const [before, after] = [early, early + late].map((now) => secondsLeft(0, now))
      expect(after).toBeLessThanOrEqual(before ?? 0)
      expect(after).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('what the server says of a field stands at the field', () => {
  const errors = [
    { path: 'name.first', message: 'first' },
    { path: 'name.first', message: 'second' },
    { path: 'elsewhere', message: 'lost' },
  ]

  expect(problemsOf(errors, { 'name.first': 'firstName' })).toEqual({ firstName: 'first' })
})

test('a device is named by its browser and system', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

  expect(deviceName(chrome)).toBe('Chrome on Windows')
  expect(deviceName('curl/8')).toBe('Unknown device')
})

test('a logout that fails is told', () => {
  expect(told(() => undefined)).toEqual(['success', 'Logged out successfully'])
  expect(
    told(() => {
      throw new Error('no storage')
    }),
  ).toEqual(['error', 'Error during logout'])
})

test.each(['/', '/terms?modal=login#x', '/user/bookings', '/a//b', '/%2f%2fevil.example'])(
  '%s is a page of ours to come back to',
  (path) => expect(isOwnPath(path)).toBe(true),
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '///evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  ' //evil.example',
  '//[',
  '',
])('%j is no page of ours', (path) => expect(isOwnPath(path)).toBe(false))

test('a challenge is solved for one guess', async () => {
  const guess = { who: 'sana@canalview.example', code: '0417' }
  const zeros = (text: string) => zeroBits(createHash('sha256').update(text).digest())

  const proof = await solveChallenge({ challenge: '1782896400.x', bits: 10 }, guess)

  expect(proof.challenge).toBe('1782896400.x')
  expect(zeros(proofText(proof, guess))).toBeGreaterThanOrEqual(10)
})
