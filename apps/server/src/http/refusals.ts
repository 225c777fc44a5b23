import type { ServerResponse } from 'node:http'
import { ORPCError, ValidationError } from '@orpc/server'
import type { Refusal } from '@pavilion/contract/envelope.ts'
import { takesNoWrites } from '#db/takes-no-writes.ts'

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

const CODES: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'MALFORMED_REQUEST',
  INTERNAL_SERVER_ERROR: 'UNEXPECTED',
}

const MESSAGES: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'The request cannot be read. Its body must be well-formed JSON.',
  PAYLOAD_TOO_LARGE: 'The request is too long.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. It has been noted.',
}

export function refusal(code: string, message: string, errors: Refusal['errors'] = []): Refusal {
  return { status: 'Error', message, code, errors }
}

/** How every refused call is answered: nothing of an unexpected failure's cause is told. */
export function refusalOf(error: ORPCError<string, unknown>): Refusal {
  const { cause, code } = error
  if (cause instanceof ValidationError) {
    return refusal(code, error.message, fieldMessages(cause.issues))
  }
  return refusal(CODES[code] ?? code, MESSAGES[code] ?? error.message)
}

/** A call whose input does not fit is well-formed and cannot be processed: 422, a message a field. */
export function invalidInput(error: unknown): unknown {
  const isInvalid =
    error instanceof ORPCError &&
    error.code === 'BAD_REQUEST' &&
    error.cause instanceof ValidationError
  if (!isInvalid) return error
  return new ORPCError('INVALID_INPUT', {
    status: 422,
    message: 'Some of what was sent does not fit.',
    cause: error.cause,
  })
}

/** What cannot be written for want of room or of a lock is no bug: the caller may try again. */
export function noWrites(error: unknown): unknown {
  if (!takesNoWrites(error)) return error
  const message = 'Nothing can be written just now. Try again soon.'
  return new ORPCError('NO_WRITES', { status: 503, message, cause: error })
}

function fieldMessages(issues: readonly Issue[]): Refusal['errors'] {
  return issues.flatMap((issue) => {
    const path = pathOf(issue)
    return unknownKeys(issue).map(({ key, message }) => ({
      path: [...path, ...key].join('.'),
      message,
    }))
  })
}

const pathOf = ({ path = [] }: Issue): string[] =>
  path.map((step) => String(typeof step === 'object' ? step.key : step))

/** Zod names all unknown keys in one issue; here each is a field of its own. */
function unknownKeys(
  issue: Issue,
): { readonly key: readonly string[]; readonly message: string }[] {
  if (!('keys' in issue) || !Array.isArray(issue.keys)) return [{ key: [], message: issue.message }]
  return issue.keys.map((key) => ({ key: [String(key)], message: 'There is no such field.' }))
}

export type Refused = {
  readonly status: number
  readonly body: Refusal
  readonly headers?: Readonly<Record<string, string>>
}

export function refuse(response: ServerResponse, { status, body, headers = {} }: Refused): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  })
  response.end(bytes)
}
