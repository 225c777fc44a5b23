import { isHostName } from '#http/request-context.ts'

/** The head of a plain GET request, header names in lower case. */
export type Head = {
  readonly target: string
  readonly keepAlive: boolean
  readonly headers: ReadonlyMap<string, string>
}

/** In bytes, with the empty line that ends it. */
export const LONGEST_HEAD = 8192
export const HEAD_END = '\r\n\r\n'
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.([01])$/
// oxlint-disable-next-line no-control-regex -- control characters are what must not be in a header
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\x00-\x08\x0a-\x1f\x7f]*)$/
/** Requests with one of these headers have a body, or need more than an answer. */
const notPlain = ['content-length', 'transfer-encoding', 'upgrade', 'expect']

/**
 * Parses a head without its final empty line. Undefined when anything about it is unusual; the HTTP server
 * then decides.
 */
export function readHead(text: string): Head | undefined {
  const [first = '', ...lines] = text.split('\r\n')
  const request = requestLine.exec(first)
  if (!request) return undefined
  const headers = readHeaders(lines)
  const isOld = request[2] === '0'
  if (!headers || notPlain.some((name) => headers.has(name))) return undefined
  const host = headers.get('host')
  if (host === undefined ? !isOld : !isHostName(host)) return undefined
  const keepAlive = !isOld && !/\bclose\b/i.test(headers.get('connection') ?? '')
  return { target: request[1] ?? '', keepAlive, headers }
}

/** The head that the bytes are: one whole plain GET and nothing after it. */
export function readWholeHead(bytes: Buffer): Head | undefined {
  if (bytes.length > LONGEST_HEAD) return undefined
  const text = bytes.toString('latin1')
  const isWhole = text.indexOf(HEAD_END) === text.length - HEAD_END.length
  return isWhole ? readHead(text.slice(0, -HEAD_END.length)) : undefined
}

function readHeaders(lines: readonly string[]): ReadonlyMap<string, string> | undefined {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line) ?? []
    if (name === undefined || value === undefined) return undefined
    const key = name.toLowerCase()
    if (key === 'host' && headers.has(key)) return undefined
    const before = headers.get(key)
    headers.set(key, before === undefined ? value.trim() : `${before}, ${value.trim()}`)
  }
  return headers
}
