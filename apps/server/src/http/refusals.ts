import type { IncomingMessage, ServerResponse } from 'node:http'
import { ORPCError, ValidationError } from '@orpc/server'
import type { Refusal } from '@pavilion/contract/envelope.ts'
import { isOutOfReach } from '#db/unreachable.ts'
import { codeOf } from '#cannot-start.ts'
import { DeadlineError } from './deadline.ts'
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
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. It has been logged.',
}

export function refusal(code: string, message: string, errors: Refusal['errors'] = []): Refusal {
  return { status: 'Error', message, code, errors }
}

/** The answer to a refused call; an unexpected error's cause is not revealed. */
export function refusalOf(error: ORPCError<string, unknown>): Refusal {
  const { cause, code } = error
  if (cause instanceof ValidationError) {
    return { ...refusal(code, error.message, fieldMessages(cause.issues)), ...toldBesides(error) }
  }
  return { ...refusal(CODES[code] ?? code, MESSAGES[code] ?? error.message), ...toldBesides(error) }
}

/** What a declared refusal tells programs; nothing of errors that nobody expected. */
function toldBesides({ data, status }: ORPCError<string, unknown>): Pick<Refusal, 'data'> {
  if (status >= 500 || typeof data !== 'object' || data === null || 'issues' in data) return {}
  return { data: { ...data } }
}

/** Invalid input becomes 422 with a message per field. */
export function invalidInput(error: unknown): unknown {
  const isInvalid =
    error instanceof ORPCError &&
    error.code === 'BAD_REQUEST' &&
    error.cause instanceof ValidationError
  if (!isInvalid) return error
  return new ORPCError('INVALID_INPUT', {
    status: 422,
    message: 'Some of what was sent is not valid.',
    cause: error.cause,
  })
}

export const OVER_DEADLINE =
  'That took too long. It may still go through, so check before you try again.'

export const OUT_OF_REACH = 'Data cannot be read at the moment. Try again soon.'

/** PostgreSQL's code for a statement that was cancelled, such as by a timeout. */
const GIVEN_UP = '57014'

/**
 * Turns database outages, full disks and lock timeouts into refusals that invite a retry: they are not
 * bugs.
 */
export function outageRefusal(error: unknown): unknown {
  if (isOutOfReach(error)) {
    return new ORPCError('UNAVAILABLE', { status: 503, message: OUT_OF_REACH, cause: error })
  }
  if (error instanceof DeadlineError) {
    return new ORPCError('TOO_SLOW', { status: 503, message: OVER_DEADLINE, cause: error })
  }
  if (codeOf(error) === GIVEN_UP) {
    const message = 'That took too long to look up. Ask for less, or try again later.'
    return new ORPCError('TOO_SLOW', { status: 503, message, cause: error })
  }
  if (!takesNoWrites(error)) return error
  const message = 'Nothing can be saved at the moment. Try again soon.'
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

/** Zod names all unknown keys in one issue; this makes each a field of its own. */
function unknownKeys(
  issue: Issue,
): { readonly key: readonly string[]; readonly message: string }[] {
  if (!('keys' in issue) || !Array.isArray(issue.keys)) return [{ key: [], message: issue.message }]
  return issue.keys.map((key) => ({ key: [String(key)], message: 'No such field.' }))
}

export type Refused = {
  readonly status: number
  readonly body: Refusal
  readonly headers?: Readonly<Record<string, string>>
}

/** In bytes; longer than any body that we take. */
const MOST_DROPPED = 33_554_432

/**
 * The rest of a refused body is read and dropped, since a connection that closes while bytes still arrive is
 * reset, and the answer may be lost with it. After one that is longer, or does not say how long it is, the
 * connection closes all the same.
 */
function closesAfter({ headers, complete }: IncomingMessage): boolean {
  const isUnknown = headers['transfer-encoding'] !== undefined
  return !complete && (isUnknown || Number(headers['content-length'] ?? 0) > MOST_DROPPED)
}

export function refuse(response: ServerResponse, { status, body, headers = {} }: Refused): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    ...headers,
    ...(closesAfter(response.req) && { connection: 'close' }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  })
  response.end(bytes)
}
