import { ORPCError, ValidationError } from '@orpc/server'

/** A refusal that the contract declares, for throwing where the handler's own `errors` are out of reach. */
export const refuseCall = (
  code: string,
  { status, message }: { readonly status: number; readonly message: string },
) => new ORPCError(code, { status, message })

/** Refuses one field of a well-formed input for a reason that only the server can know. */
export function refuseField(path: string, message: string) {
  const cause = new ValidationError({
    message,
    issues: [{ message, path: path.split('.') }],
    data: undefined,
  })
  return new ORPCError('INVALID_INPUT', {
    status: 422,
    message: 'Some of what was sent does not fit.',
    cause,
  })
}
