import { ORPCError, ValidationError } from '@orpc/server'

type Declared = { readonly status: number; readonly message: string }

/**
 * A refusal declared in the contract, for code that does not have the handler's own `errors`. `problems`
 * name the fields concerned.
 */
export const refuseCall = (
  code: string,
  { status, message }: Declared,
  problems: readonly FieldProblem[] = [],
) =>
  new ORPCError(code, {
    status,
    message,
    ...(problems.length > 0 && { cause: causeOf(message, problems) }),
  })

/** Refuses one field of a valid input for a reason that only the server knows. */
export const refuseField = (path: string, message: string) => refuseFields([{ path, message }])

/** As `refuseCall`, with what the refusal tells programs besides. */
export const refuseWith = (
  code: string,
  { status, message }: Declared,
  { data, problems = [] }: { readonly data: object; readonly problems?: readonly FieldProblem[] },
) =>
  new ORPCError(code, {
    status,
    message,
    data,
    ...(problems.length > 0 && { cause: causeOf(message, problems) }),
  })

type FieldProblem = { readonly path: string; readonly message: string }

/** As `refuseField`, for several fields at once. */
export function refuseFields(problems: readonly FieldProblem[]) {
  const message = 'Some of what was sent is not valid.'
  const cause = causeOf(message, problems)
  return new ORPCError('INVALID_INPUT', { status: 422, message, cause })
}

function causeOf(message: string, problems: readonly FieldProblem[]) {
  const issues = problems.map((problem) => ({
    message: problem.message,
    path: problem.path.split('.'),
  }))
  return new ValidationError({ message, issues, data: undefined })
}
