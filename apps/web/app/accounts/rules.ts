import type { NameLength } from '@pavilion/contract/accounts/names.ts'
import { nameProblem } from '@pavilion/contract/accounts/names.ts'
import * as t from '#texts/accounts.ts'

/** What is wrong with a field's value, in the specification's words; undefined when it is valid. */
export type Rule = (text: string) => string | undefined

const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const EMAIL_LENGTH = 254

/** Checked as the server does: without surrounding spaces and a final dot. */
export const emailProblem: Rule = (text) => {
  const email = text.trim().replace(/\.$/, '')
  if (email === '') return t.emailIsRequired
  const isEmail = text.length <= EMAIL_LENGTH && EMAIL.test(email)
  return isEmail ? undefined : t.emailMustBeAValid
}

const PASSWORD_MIN = 8
const PASSWORD_MAX = 32

export const passwordProblem: Rule = (text) => {
  const length = Array.from(text.normalize('NFC')).length
  if (length === 0) return t.passwordIsRequired
  if (length < PASSWORD_MIN) return t.passwordShouldBeAtLeast({ min: PASSWORD_MIN })
  if (length > PASSWORD_MAX) return t.passwordShouldBeAtMost({ max: PASSWORD_MAX })
  return undefined
}

/** Six digits, or a recovery code; spaces and hyphens do not matter. */
export const factorProblem: Rule = (text) => {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (code === '') return t.factorCodeRequired
  const isCode = /^([0-9]{6}|[A-Z2-7]{16})$/.test(code)
  return isCode ? undefined : t.factorCodeWrong
}

/** First and last name, with the lengths that the site allows. */
export const nameRules = (allowed: NameLength): Record<'firstName' | 'lastName', Rule> => ({
  firstName: (text) => nameProblem(t.first, text, allowed),
  lastName: (text) => nameProblem(t.last, text, allowed),
})

export const countryProblem: Rule = (text) => (text === '' ? t.countryIsRequired : undefined)
