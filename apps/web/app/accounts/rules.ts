import type { NameLength } from '@pavilion/contract/names.ts'
import { nameProblem } from '@pavilion/contract/names.ts'

/** What is wrong with a field, in the words of the specification; undefined when nothing is. */
export type Rule = (text: string) => string | undefined

const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const EMAIL_LENGTH = 254

/** As the server reads it: without spaces around it and without a dot at its end. */
export const emailProblem: Rule = (text) => {
  const email = text.trim().replace(/\.$/, '')
  if (email === '') return 'Email is required'
  const isEmail = text.length <= EMAIL_LENGTH && EMAIL.test(email)
  return isEmail ? undefined : 'Email must be a valid email address'
}

const PASSWORD_MIN = 8
const PASSWORD_MAX = 32

export const passwordProblem: Rule = (text) => {
  const length = Array.from(text.normalize('NFC')).length
  if (length === 0) return 'Password is required'
  if (length < PASSWORD_MIN) return `Password should be at least ${PASSWORD_MIN} characters`
  if (length > PASSWORD_MAX) return `Password should be at most ${PASSWORD_MAX} characters`
  return undefined
}

/** Of the two names, as long as the site wants them. */
export const nameRules = (allowed: NameLength): Record<'firstName' | 'lastName', Rule> => ({
  firstName: (text) => nameProblem('First', text, allowed),
  lastName: (text) => nameProblem('Last', text, allowed),
})

export const countryProblem: Rule = (text) => (text === '' ? 'Country is required' : undefined)
