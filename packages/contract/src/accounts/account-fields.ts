import { z } from 'zod'
import { LONGEST_NAME, nameProblem, splitName } from './names.ts'

const EMAIL_LENGTH = 254
const email = z.regexes.email

/** An email address as typed, without surrounding spaces and a final dot. */
export const Email = z
  .string('Email is required')
  .max(EMAIL_LENGTH, 'Email must be a valid email address')
  .overwrite((text) => text.trim().replace(/\.$/, ''))
  .min(1, 'Email is required')
  .refine((text) => text === '' || email.test(text), 'Email must be a valid email address')

const PASSWORD_MIN = 8
const PASSWORD_MAX = 32
const BODY_OF_A_PASSWORD = 256

/** The length is counted in characters as people see them, not in bytes; nothing is trimmed or cut. */
export const Password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(BODY_OF_A_PASSWORD, `Password should be at most ${PASSWORD_MAX} characters`)
  .overwrite((text) => text.normalize('NFC'))
  .refine(
    (text) => text === '' || Array.from(text).length >= PASSWORD_MIN,
    `Password should be at least ${PASSWORD_MIN} characters`,
  )
  .refine(
    (text) => Array.from(text).length <= PASSWORD_MAX,
    `Password should be at most ${PASSWORD_MAX} characters`,
  )

/** Four digits, as sent by SMS. */
export const Code = z.string().regex(/^[0-9]{4}$/, 'The code is four digits')

const NAME_TEXT = 400

/** The server checks the length, because each site has its own limits. */
const anyLength = { min: 1, max: Infinity }
const tooLong = (which: 'First' | 'Last') =>
  `${which} Name should be less than ${LONGEST_NAME} characters`

/** The server checks names in full, because each site has its own limits. */
const nameOf = (which: 'First' | 'Last') =>
  z
    .string(`${which} name is required`)
    .max(NAME_TEXT, tooLong(which))
    .overwrite((text) => text.trim().normalize('NFC'))

export const FirstName = nameOf('First')
export const LastName = nameOf('Last')

/** First and last name joined by a space; problems are reported for `name.first` and `name.last`. */
export const FullName = z
  .string('First name is required')
  .max(NAME_TEXT, tooLong('First'))
  .overwrite((text) => text.trim().normalize('NFC'))
  .superRefine((text, context) => {
    const { firstName, lastName } = splitName(text)
    const first = nameProblem('First', firstName, anyLength)
    const last = nameProblem('Last', lastName, anyLength)
    if (first !== undefined) {
      context.addIssue({ code: 'custom', path: ['first'], message: first })
    }
    if (last !== undefined) context.addIssue({ code: 'custom', path: ['last'], message: last })
  })

/** ISO 3166, such as "PK". */
export const CountryId = z
  .string('Country is required')
  .regex(/^[A-Z]{2}$/, 'Choose a country from the list')

const PHONE_TEXT = 40

/** A number as typed; the server validates it with every country's numbering plan. */
export const PhoneNumber = z
  .string('Invalid Phone Number')
  .trim()
  .min(1, 'Invalid Phone Number')
  .max(PHONE_TEXT, 'Invalid Phone Number')

/** "92" or "+92". */
export const CallingCode = z
  .string('Invalid Phone Number')
  .regex(/^\+?[1-9][0-9]{0,2}$/, 'Invalid Phone Number')

const TOKEN = 43
/** 256 bits as base64url. */
export const OpaqueToken = z
  .string()
  .regex(new RegExp(`^[A-Za-z0-9_-]{${TOKEN}}$`), 'That is no token of ours')
