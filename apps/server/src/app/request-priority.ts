import type { Socket } from 'node:net'
import type { Head } from '#live/head.ts'
import { clientAddress } from '#http/client-address.ts'
import type { Priority, Waiting } from '#http/priority-queue.ts'
import { networkOf } from '#http/network.ts'
import type { Exchange } from '#http/request-context.ts'

type Asked = {
  readonly method: string
  readonly pathname: string
  /** Whether the request carries a token; not whether it is valid. */
  readonly hasToken: boolean
}

const signingIn =
  /^\/api\/v1\/account\/(login|refresh|logout|proof-of-work|resend-verification|[^/]+\/verify-phone)$/
const searching = /^\/api\/v1\/(search|serviceUtils\/cities)$/
const paying = /^\/api\/v1\/(payments|ecommerce\/payments)\//
/** Calls that change nothing, although they are sent by POST. */
const reading = /\/(filter|quote|check-availaibilty|apply-code|preview)$/

/**
 * How important a call is under overload. Most important is what somebody has begun and cannot repeat
 * elsewhere: a scorer's posts, payments, bookings, and all other writes of those who are signed in.
 */
export function callPriority({ method, pathname, hasToken }: Asked): Priority {
  if (signingIn.test(pathname)) return 'session'
  if (searching.test(pathname)) return 'search'
  if (paying.test(pathname)) return 'critical'
  const isWrite = method !== 'GET' && method !== 'HEAD' && !reading.test(pathname)
  return isWrite && hasToken ? 'critical' : 'read'
}

/** Who waits for an answer to a request. */
export const waitingFor = (
  { visit, request, response }: Exchange,
  priority: Priority,
): Waiting => ({
  priority,
  holders: holdersOf(visit.address, request.headers.authorization),
  isGone: () => response.destroyed || request.socket.readableEnded,
})

/** The priority of a call, and who waits for it. */
export const waitingCall = (exchange: Exchange): Waiting => {
  const { visit, request } = exchange
  const { method = '', headers } = request
  const hasToken = headers.authorization !== undefined
  return waitingFor(exchange, callPriority({ method, pathname: visit.pathname, hasToken }))
}

/** As `waitingCall`, of a plain GET that was read at the socket. */
export function waitingHead(
  { target, headers }: Head,
  socket: Socket,
  trustedProxies: number,
): Waiting {
  const token = headers.get('authorization')
  const [pathname = ''] = target.split('?', 1)
  const forwarded = headers.get('x-forwarded-for')
  const address = clientAddress(socket.remoteAddress, forwarded, trustedProxies)
  return {
    priority: callPriority({ method: 'GET', pathname, hasToken: token !== undefined }),
    holders: holdersOf(address, token),
    isGone: () => socket.destroyed || socket.readableEnded,
  }
}

/** The token stands for its account; whether it is valid is not known yet. */
const holdersOf = (address: string, token: string | undefined): string[] =>
  token === undefined ? [networkOf(address)] : [networkOf(address), token]
