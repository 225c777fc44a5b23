import type { Refused } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import { problemsOf } from './field-problems.ts'

const toast = (message: string): void => toasts.add('error', message)

/** The problems of a form with a password field: those of fields are answered, others are passed to `say`. */
export function problemsOfProof(
  { code, message, errors }: Refused,
  fields: Readonly<Record<string, string>>,
  say: (message: string) => void = toast,
): Readonly<Record<string, string | undefined>> {
  if (code === 'WRONG_PASSWORD') return { password: message }
  if (errors.length === 0) say(message)
  return problemsOf(errors, fields)
}
