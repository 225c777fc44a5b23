import { isRecord, readJson, textOr } from './json-guards.ts'
import type { SlowCalls } from './slow-calls.ts'

export type FieldRefusal = { readonly path: string; readonly message: string }

export type Refused = {
  readonly ok: false
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: string
  /** A sentence for people. */
  readonly message: string
  readonly errors: readonly FieldRefusal[]
  /** In how many seconds it may be tried again, where the server said so. */
  readonly waitSeconds?: number
}

/** The server's own message; undefined when it was not reached or gave none. */
export const serverMessage = ({ status, code, message }: Refused): string | undefined =>
  status === 0 || code === UNEXPECTED ? undefined : message

export type Answer<T> = { readonly ok: true; readonly data: T } | Refused

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base path, such as `/account/login`. */
  readonly path: string
  /** Files are sent as they are, everything else as JSON. */
  readonly body?: unknown
  /** The answer is read as a `Blob` instead of JSON. */
  readonly isFile?: boolean
}

export const BASE_PATH = '/api/v1'
const TIMEOUT_MS = 200_000
const SLOW_MS = 10_000
/** The code of refusals without one. */
const UNEXPECTED = 'UNEXPECTED'

const noAnswer = (code: string, message: string): Refused => ({
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

/** Sends one request. 200 and 201 answer data, other statuses a message. Never throws. */
export async function attempt<T>(call: Call, sending: Sending): Promise<Answer<T>> {
  const stop = new AbortController()
  let slowCallEnded: (() => void) | undefined
  const slow = setTimeout(() => {
    slowCallEnded = sending.slow.add(() => stop.abort())
  }, SLOW_MS)
  try {
    return await exchange(call, sending, stop.signal)
  } catch (error) {
    if (stop.signal.aborted) return noAnswer('STOPPED', 'Stopped. Nothing more is awaited.')
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? noAnswer('TIMED_OUT', 'The server has not answered in time. Please try again.')
      : noAnswer('UNREACHABLE', 'The server cannot be reached. Please try again.')
  } finally {
    clearTimeout(slow)
    slowCallEnded?.()
  }
}

async function exchange<T>(
  { method, path, body, isFile = false }: Call,
  { fetch, headers }: Sending,
  stop: AbortSignal,
): Promise<Answer<T>> {
  const response = await fetch(BASE_PATH + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': typeOf(body) }) },
    signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  })
  if (response.status !== 200 && response.status !== 201) {
    const wait = Number(response.headers.get('retry-after') ?? 0)
    const refused = refusedWith(response.status, await response.text())
    return wait > 0 ? { ...refused, waitSeconds: wait } : refused
  }
  const data: T = await (isFile ? response.blob() : response.json())
  return { ok: true, data }
}

const typeOf = (body: unknown) => (body instanceof Blob ? body.type : 'application/json')

function refusedWith(status: number, text: string): Refused {
  const told = readJson(text)
  const body = isRecord(told) ? told : {}
  const errors = Array.isArray(body['errors']) ? body['errors'] : []
  return {
    ok: false,
    status,
    code: textOr(body['code']) ?? UNEXPECTED,
    message: textOr(body['message']) ?? 'Something went wrong. Please try again.',
    errors: errors.filter(isFieldRefusal),
  }
}

const isFieldRefusal = (value: unknown): value is FieldRefusal =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
