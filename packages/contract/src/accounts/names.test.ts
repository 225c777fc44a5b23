import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FullName } from './account-fields.ts'
import { nameLength, nameProblem as problemOf, splitName } from './names.ts'

const nameProblem = (which: 'First' | 'Last', text: string) => problemOf(which, text, nameLength)

test.each(['Imran', ' Wasim ', 'José', 'José', 'محمدعلی', 'अनुष्का', 'Владимир', 'Łukasz'])(
  '%s is a first name',
  (name) => {
    expect(nameProblem('First', name)).toBeUndefined()
  },
)

test.each([
  ['', 'First name is required'],
  ['   ', 'First name is required'],
  ['李', 'First Name should be atleast 4 characters'],
  ['Ali', 'First Name should be atleast 4 characters'],
  ['a'.repeat(41), 'First Name should be less than 40 characters'],
  ["O'Neil", 'First name should only contain alphabets'],
  ['Ann Marie', 'First name should only contain alphabets'],
  ['Imran7', 'First name should only contain alphabets'],
  ['Imran\u202Enarmi', 'First name should only contain alphabets'],
  ['Im\u200Bran', 'First name should only contain alphabets'],
  ['Imran\r\nBcc: x', 'First name should only contain alphabets'],
  ['\u0301mran', 'First name should only contain alphabets'],
])('%j as a first name: %s', (name, message) => {
  expect(nameProblem('First', name)).toBe(message)
})

test('a last name has four letters or more and no digit, and is called last name in what is refused', () => {
  expect(nameProblem('Last', '')).toBe('Last name is required')
  expect(nameProblem('Last', 'x1')).toBe('Last name should only contain alphabets')
  expect(nameProblem('Last', 'Ali')).toBe('Last Name should be atleast 4 characters')
})

test('forty letters are not too many, whatever they are written with', () => {
  expect(nameProblem('First', 'é'.repeat(40))).toBeUndefined()
})

test('what is wrong with a full name is said of its part', () => {
  const read = FullName.safeParse('Imran Al1')

  expect(read.error?.issues).toMatchObject([
    { path: ['last'], message: 'Last name should only contain alphabets' },
  ])
})

test('a full name of a hundred thousand characters is refused without being read', () => {
  expect(FullName.safeParse('a'.repeat(100_000)).error?.issues[0]?.message).toBe(
    'First Name should be less than 100 characters',
  )
})

test('two good names joined by a space come apart as they were', () => {
  const anyName = fc
    .array(fc.constantFrom('a', 'É', 'م', 'अ', 'ж', '李'), { minLength: 4, maxLength: 40 })
    .map((letters) => letters.join('').normalize('NFC'))

  fc.assert(
    fc.property(anyName, anyName, (firstName, lastName) => {
      expect(splitName(`${firstName} ${lastName}`)).toEqual({ firstName, lastName })
      expect(FullName.safeParse(`${firstName} ${lastName}`).success).toBe(true)
    }),
  )
})

test('a site that allows other lengths says so with its own numbers', () => {
  const allowed = { min: 2, max: 12 }

  expect(problemOf('First', 'Li', allowed)).toBeUndefined()
  expect(problemOf('First', 'X', allowed)).toBe('First Name should be atleast 2 characters')
  expect(problemOf('Last', 'a'.repeat(13), allowed)).toBe(
    'Last Name should be less than 12 characters',
  )
})
