import { type ServerResponse, STATUS_CODES } from 'node:http'
import { refusal } from './refusals.ts'
import { everyAnswer, noPage } from './security-headers.ts'

export const TOO_BUSY = 'Too many requests at once. Try again in a moment.'

const STATUS = 503
const body = JSON.stringify(refusal('TOO_BUSY', TOO_BUSY))
/** Clients come back after two seconds. */
const headers: readonly (readonly [string, string])[] = Object.entries({
  ...everyAnswer,
  ...noPage,
  'retry-after': '2',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
})

/** The refusal of a call under overload as bytes, for a connection that stays open. */
export const overloadedBytes: Buffer = Buffer.from(
  [
    `HTTP/1.1 ${STATUS} ${STATUS_CODES[STATUS]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'connection: keep-alive',
    '',
    body,
  ].join('\r\n'),
)

const flat = headers.flat()

/**
 * The same on a connection of the HTTP server. It stays open: another one would cost more than the refusals
 * that it saves. Text goes out in one write with its head.
 */
export function refuseOverloaded(response: ServerResponse): void {
  response.writeHead(STATUS, flat).end(body)
}
