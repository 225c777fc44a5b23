import * as t from '#texts/common.ts'
import { isRecord, readJson, textOr } from './json-guards.ts'
import type { SlowCalls } from './slow-calls.ts'

/** A request as `fetch` needs it. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Files are sent as they are, everything else as JSON. */
  readonly body?: unknown
  readonly isFile?: boolean
  readonly signal?: AbortSignal
}

export type FieldRefusal = { readonly path: string; readonly message: string }

/** The codes that any call may be refused with: by the server, or for want of an answer. */
export type AnyCode =
  | 'INVALID_INPUT'
  | 'MALFORMED_REQUEST'
  | 'WRONG_CONTENT_TYPE'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_BUSY'
  | 'TOO_SLOW'
  | 'NO_WRITES'
  | 'UNAVAILABLE'
  | 'UNEXPECTED'
  | `HANDSHAKE_${'MISSING' | 'MALFORMED' | 'FOREIGN' | 'EXPIRED' | 'REPLAYED'}`
  | NoAnswer

type NoAnswer = 'STOPPED' | 'TIMED_OUT' | 'UNREACHABLE'

export type Refused<Code extends string = string> = {
  readonly ok: false
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: Code
  /** A sentence for people. */
  readonly message: string
  readonly errors: readonly FieldRefusal[]
  /** In how many seconds it may be tried again, where the server said so. */
  readonly waitSeconds?: number
}

/** The server's own message; undefined when it was not reached or gave none. */
export const serverMessage = ({ status, code, message }: Refused): string | undefined =>
  status === 0 || code === UNEXPECTED ? undefined : message

/** What is wrong, in the words of the server: with the first field that it refuses, or with the whole. */
export const refusalText = ({ errors, message }: Refused): string => errors[0]?.message ?? message

export type Answer<T, Code extends string = string> =
  | { readonly ok: true; readonly data: T }
  | Refused<Code>

const TIMEOUT_MS = 200_000
const SLOW_MS = 10_000
/** The code of refusals without one. */
const UNEXPECTED = 'UNEXPECTED'

const noAnswer = (code: NoAnswer, message: string): Refused<NoAnswer> => ({
  ok: false,
  status: 0,
  code,
  message,
  errors: [],
})

/** The part of `fetch` that is needed. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>

type Sending = {
  readonly fetch: Fetch
  readonly slow: SlowCalls
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Sends one request. 200 and 201 answer data, other statuses a message. Never throws. That the data are a
 * `T`, and which codes (`Code`) a refusal may have, the contract promises.
 */
export async function attempt<T, Code extends string>(
  request: HttpRequest,
  sending: Sending,
): Promise<Answer<T, Code | AnyCode>> {
  const stop = new AbortController()
  const stopped = AbortSignal.any([stop.signal, ...(request.signal ? [request.signal] : [])])
  let slowCallEnded: (() => void) | undefined
  const slow = setTimeout(() => {
    slowCallEnded = sending.slow.add(() => stop.abort())
  }, SLOW_MS)
  try {
    return await exchange(request, sending, stopped)
  } catch (error) {
    if (stopped.aborted) return noAnswer('STOPPED', t.stopped)
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? noAnswer('TIMED_OUT', t.serverTookTooLong)
      : noAnswer('UNREACHABLE', t.serverCannotBeReached)
  } finally {
    clearTimeout(slow)
    slowCallEnded?.()
  }
}

async function exchange<T, Code extends string>(
  { method, path, body, isFile = false }: HttpRequest,
  { fetch, headers }: Sending,
  stopped: AbortSignal,
): Promise<Answer<T, Code | AnyCode>> {
  const response = await fetch(path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': typeOf(body) }) },
    signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  })
  if (response.status !== 200 && response.status !== 201) {
    const wait = Number(response.headers.get('retry-after') ?? 0)
    const refused = refusedWith<Code>(response.status, await response.text())
    return wait > 0 ? { ...refused, waitSeconds: wait } : refused
  }
  const data: T = await (isFile ? response.blob() : response.json())
  return { ok: true, data }
}

const typeOf = (body: unknown) => (body instanceof Blob ? body.type : 'application/json')

function refusedWith<Code extends string>(status: number, text: string): Refused<Code | AnyCode> {
  const told = readJson(text)
  const body = isRecord(told) ? told : {}
  const errors = Array.isArray(body['errors']) ? body['errors'] : []
  return {
    ok: false,
    status,
    code: isCode<Code>(body['code']) ? body['code'] : UNEXPECTED,
    message: textOr(body['message']) ?? t.somethingWentWrongTryAgain,
    errors: errors.filter(isFieldRefusal),
  }
}

const isCode = <Code extends string>(value: unknown): value is Code => textOr(value) !== null

const isFieldRefusal = (value: unknown): value is FieldRefusal =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
