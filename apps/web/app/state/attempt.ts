import { isRecord, readJson, textOr } from './reading.ts'
import type { SlowCalls } from './slow-calls.ts'

export type FieldRefusal = { readonly path: string; readonly message: string }

export type Refused = {
  readonly ok: false
  /** Of HTTP; 0 when there was no answer. */
  readonly status: number
  readonly code: string
  /** For people. */
  readonly message: string
  readonly errors: readonly FieldRefusal[]
}

/** What the server itself said; undefined where it said nothing, or was not reached. */
export const serverMessage = ({ status, code, message }: Refused): string | undefined =>
  status === 0 || code === UNEXPECTED ? undefined : message

export type Answer<T> = { readonly ok: true; readonly data: T } | Refused

export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below the base path, such as `/account/login`. */
  readonly path: string
  /** A file goes as it is, everything else as JSON. */
  readonly body?: unknown
  /** The answer is a file: a `Blob`, not JSON. */
  readonly isFile?: boolean
}

export const BASE_PATH = '/api/v1'
const TIMEOUT_MS = 200_000
const SLOW_MS = 10_000
/** The code of a refusal that names none. */
const UNEXPECTED = 'UNEXPECTED'

const noAnswer = (code: string, message: string): Refused => ({
  ok: false,
  status: 0,
  code,
  message,
  errors: [],
})

/** `fetch`, as far as it is needed. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>

type Sending = {
  readonly fetch: Fetch
  readonly slow: SlowCalls
  readonly headers: Readonly<Record<string, string>>
}

/** One request and its answer. 200 and 201 are the answer's data; anything else is its message. Never throws. */
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
    return refusedWith(response.status, await response.text())
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
