import type { Exchange } from './request-context.ts'
import { isLocalHost, isLoopback } from './local-origin.ts'

const FORWARDING = /^(forwarded|x-forwarded(-.+)?|x-real-ip|via)$/
/** A proxy that is not configured may add no header, but usually speaks HTTP/1.0, which no browser does. */
const PROXIES_VERSION = '1.0'

/**
 * Whether a request comes from this machine itself, through no proxy, and under one of the machine's own
 * names, so that no website can make it through a browser on this machine (DNS rebinding).
 */
export function isLocalRequest({ context, request }: Exchange): boolean {
  const { remoteAddress = '' } = request.socket
  return (
    isLoopback(remoteAddress) &&
    request.httpVersion !== PROXIES_VERSION &&
    !Object.keys(request.headers).some((name) => FORWARDING.test(name)) &&
    isLocalHost(context.host)
  )
}
