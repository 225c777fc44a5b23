import type { Socket } from 'node:net'
import type { Head } from '#live/head.ts'
import { clientAddress } from '#http/client-address.ts'
import type { Priority, Waiting } from '#http/priority-queue.ts'
import { networkOf } from '#http/network.ts'
import type { Exchange } from '#http/request-context.ts'
import type { AccountOf } from '#sessions/sessions.ts'

type Asked = {
  readonly method: string
  readonly pathname: string
  /** Whether the request carries a token of ours. */
  readonly hasAccount: boolean
}

const signingIn =
  /^\/api\/v1\/account\/(login|refresh|logout|proof-of-work|resend-verification|[^/]+\/verify-phone)$/
const searching = /^\/api\/v1\/(search|serviceUtils\/cities)$/
const paying = /^\/api\/v1\/(payments|ecommerce\/payments)\//
/** Calls that change nothing, although they are sent by POST. */
const reading = /\/(filter|quote|check-availaibilty|apply-code|preview)$/

/**
 * How important a call is under overload. Most important is what somebody has begun and cannot repeat
 * elsewhere: a scorer's posts, payments, bookings, and all other writes of those who are signed in. What is paid
 * without a token, by a provider for instance, comes before what is only read, but takes no such place.
 */
export function callPriority({ method, pathname, hasAccount }: Asked): Priority {
  if (signingIn.test(pathname)) return 'session'
  if (searching.test(pathname)) return 'search'
  if (paying.test(pathname)) return hasAccount ? 'critical' : 'session'
  const isWrite = method !== 'GET' && method !== 'HEAD' && !reading.test(pathname)
  return isWrite && hasAccount ? 'critical' : 'read'
}

/** Who waits for an answer to a request, on behalf of an account or of nobody known. */
export const waitingFor = (
  { context, request, response }: Exchange,
  priority: Priority,
  account?: string,
): Waiting => ({
  priority,
  holders: holdersOf(context.address, account),
  isGone: () => response.destroyed || request.socket.readableEnded,
})

/** The priority of a call, and who waits for it. */
export const waitingCall = (exchange: Exchange, accountOf: AccountOf): Waiting => {
  const { context, request } = exchange
  const { method = '', headers } = request
  const account = accountOf(headers.authorization)
  const asked = { method, pathname: context.pathname, hasAccount: account !== undefined }
  return waitingFor(exchange, callPriority(asked), account)
}

/** As `waitingCall`, of a plain GET that was read at the socket. */
export function waitingHead(
  { target, headers }: Head,
  socket: Socket,
  { trustedProxies, accountOf }: { readonly trustedProxies: number; readonly accountOf: AccountOf },
): Waiting {
  const account = accountOf(headers.get('authorization'))
  const [pathname = ''] = target.split('?', 1)
  const forwarded = headers.get('x-forwarded-for')
  const address = clientAddress(socket.remoteAddress, forwarded, trustedProxies)
  return {
    priority: callPriority({ method: 'GET', pathname, hasAccount: account !== undefined }),
    holders: holdersOf(address, account),
    isGone: () => socket.destroyed || socket.readableEnded,
  }
}

const holdersOf = (address: string, account: string | undefined): string[] =>
  account === undefined ? [networkOf(address)] : [networkOf(address), account]
