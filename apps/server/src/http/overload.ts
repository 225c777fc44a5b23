import { STATUS_CODES } from 'node:http'
import { refusal, type Refused } from './refusals.ts'
import { everyAnswer, noPage } from './security-headers.ts'

export const TOO_BUSY = 'Too many requests at once. Try again in a moment.'

/** The answer to a call that is refused under overload; clients come back after two seconds. */
export const overloaded: Refused = {
  status: 503,
  body: refusal('TOO_BUSY', TOO_BUSY),
  headers: { ...everyAnswer, ...noPage, 'retry-after': '2' },
}

/** The same as bytes, for a connection that stays open. */
export const overloadedBytes: Buffer = bytesOf(overloaded)

function bytesOf({ status, body, headers = {} }: Refused): Buffer {
  const json = JSON.stringify(body)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(json)),
    'cache-control': 'no-store',
    connection: 'keep-alive',
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(
    [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', json].join('\r\n'),
  )
}
