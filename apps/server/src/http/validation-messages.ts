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
  uuid: 'Must be an id',
  email: 'Must be an email address',
  url: 'Must be a web address',
  date: 'Must be a day, such as 2026-11-22',
  datetime: 'Must be a date and time, such as 2026-11-22T06:00:00Z',
}

const listed = (values: readonly unknown[]) => values.map(String).join(', ')

const isMissing = ({ input, code }: Problem) =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_value')

const isEmpty = ({ input, code }: Problem) => input === '' && code === 'too_small'

const mustBe = (what: string) => `Must be ${what}`

/** "Must be at least 3 characters", "Must have at most 1 item", "Must be at least 9". */
function bound(side: 'at least' | 'at most', origin: string, count: number | bigint): string {
  const plural = Number(count) === 1 ? '' : 's'
  if (origin === 'string') return mustBe(`${side} ${count} character${plural}`)
  if (origin === 'array') return `Must have ${side} ${count} item${plural}`
  return mustBe(`${side} ${count}`)
}

/** A message for people about a field whose schema has no message of its own. */
function plainProblem(problem: Problem): string | undefined {
  const { code } = problem
  if (isMissing(problem) || isEmpty(problem)) return 'Required'
  if (code === 'invalid_type') return mustBe(kinds[problem.expected] ?? problem.expected)
  if (code === 'invalid_value') return mustBe(`one of: ${listed(problem.values)}`)
  if (code === 'too_small') return bound('at least', problem.origin, problem.minimum)
  if (code === 'too_big') return bound('at most', problem.origin, problem.maximum)
  if (code === 'invalid_format') return formats[problem.format] ?? 'Has the wrong format'
  return undefined
}

/** Installs these messages as Zod's defaults. */
export const usePlainMessages = (): void => void z.config({ customError: plainProblem })
