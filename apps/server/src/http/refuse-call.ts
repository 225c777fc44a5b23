import { ORPCError, ValidationError } from '@orpc/server'

/** A refusal that the contract declares, for throwing where the handler's own `errors` are out of reach. */
export const refuseCall = (
  code: string,
  { status, message }: { readonly status: number; readonly message: string },
) => new ORPCError(code, { status, message })

/** Refuses one field of a well-formed input for a reason that only the server can know. */
export const refuseField = (path: string, message: string) => refuseFields([{ path, message }])

type FieldProblem = { readonly path: string; readonly message: string }

/** As `refuseField`, of several at once. */
export function refuseFields(problems: readonly FieldProblem[]) {
  const message = 'Some of what was sent does not fit.'
  const issues = problems.map((problem) => ({
    message: problem.message,
    path: problem.path.split('.'),
  }))
  const cause = new ValidationError({ message, issues, data: undefined })
  return new ORPCError('INVALID_INPUT', { status: 422, message, cause })
}
