import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from './request-context.ts'

/** What a request tells about its caller. */
export type Caller = {
  /** The client's address, as far as trusted proxies state it. */
  readonly address: string
  readonly userAgent: string
  /** The origin that the caller asked. Do not build links from it: see `linkOrigin`. */
  readonly origin: string
  /** The token of `Authorization: Bearer …`. */
  readonly bearer: string | undefined
  /** Sets a header of the answer, also when the call is refused. */
  readonly setHeader: (name: string, value: string) => void
  readonly hasHeader: (name: string) => boolean
}

/** The caller of our own calls while a page is rendered. */
export const nobody: Caller = {
  address: 'unknown',
  userAgent: '',
  origin: 'http://localhost',
  bearer: undefined,
  setHeader: () => undefined,
  hasHeader: () => false,
}

const LONGEST_USER_AGENT = 300
const LONGEST_TOKEN = 4096
const CONTROLS = /\p{Cc}+/gu

export function callerOf(
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Caller {
  const { authorization = '', 'user-agent': userAgent = '' } = request.headers
  return {
    address: context.address,
    userAgent: userAgent.replaceAll(CONTROLS, ' ').slice(0, LONGEST_USER_AGENT),
    origin: context.origin,
    bearer: bearerOf(authorization),
    setHeader: (name, value) => void response.setHeader(name, value),
    hasHeader: (name) => response.hasHeader(name),
  }
}

function bearerOf(authorization: string): string | undefined {
  if (authorization.length > LONGEST_TOKEN) return undefined
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
}
