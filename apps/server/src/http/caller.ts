import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Visit } from './visit.ts'

/** Who makes a call, as far as the request tells. */
export type Caller = {
  /** As far as the proxies in front may be believed. */
  readonly address: string
  readonly userAgent: string
  /** How the caller reached this server: nothing to build links from, see `linkOrigin`. */
  readonly origin: string
  /** The token of `Authorization: Bearer …`. */
  readonly bearer: string | undefined
  /** Sets a header of the answer, whether the call is refused or not. */
  readonly setHeader: (name: string, value: string) => void
}

/** Calls of our own, made while a page is rendered. */
export const nobody: Caller = {
  address: 'unknown',
  userAgent: '',
  origin: 'http://localhost',
  bearer: undefined,
  setHeader: () => undefined,
}

const LONGEST_USER_AGENT = 300
const LONGEST_TOKEN = 4096
const CONTROLS = /\p{Cc}+/gu

export function callerOf(visit: Visit, request: IncomingMessage, response: ServerResponse): Caller {
  const { authorization = '', 'user-agent': userAgent = '' } = request.headers
  return {
    address: visit.address,
    userAgent: userAgent.replaceAll(CONTROLS, ' ').slice(0, LONGEST_USER_AGENT),
    origin: visit.origin,
    bearer: bearerOf(authorization),
    setHeader: (name, value) => void response.setHeader(name, value),
  }
}

function bearerOf(authorization: string): string | undefined {
  if (authorization.length > LONGEST_TOKEN) return undefined
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
}
