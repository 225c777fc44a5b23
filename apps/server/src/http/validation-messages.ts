import { z } from 'zod'

type Problem = z.core.$ZodRawIssue

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'must be an id',
  email: 'must be an email address',
  url: 'must be an address of the web',
  date: 'must be a day, such as 2026-11-22',
  datetime: 'must be an instant, such as 2026-11-22T06:00:00Z',
}

const listed = (values: readonly unknown[]) => values.map(String).join(', ')

/** "3 characters", "1 item"; just the number for numbers. */
function amount(origin: string, count: number | bigint): string {
  if (origin !== 'string' && origin !== 'array') return String(count)
  const unit = origin === 'string' ? 'character' : 'item'
  return `${count} ${unit}${Number(count) === 1 ? '' : 's'}`
}

const isMissing = ({ input, code }: Problem) =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_value')

const mustBe = (what: string) => `must be ${what}`

/** A message for people about a field whose schema has no message of its own. */
function plainProblem(problem: Problem): string | undefined {
  const { code } = problem
  if (isMissing(problem)) return 'is needed'
  if (code === 'invalid_type') return mustBe(kinds[problem.expected] ?? problem.expected)
  if (code === 'invalid_value') return mustBe(`one of: ${listed(problem.values)}`)
  if (code === 'too_small') return mustBe(`${amount(problem.origin, problem.minimum)} at least`)
  if (code === 'too_big') return mustBe(`${amount(problem.origin, problem.maximum)} at most`)
  if (code === 'invalid_format') return formats[problem.format] ?? 'is not written as it has to be'
  return undefined
}

/** Installs these messages as Zod's defaults. */
export const usePlainMessages = (): void => void z.config({ customError: plainProblem })
