import { isIP } from 'node:net'
import { plainAddress } from './plain-address.ts'

export function isLoopback(address: string): boolean {
  const plain = plainAddress(address)
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/** Whether a host name, with brackets around IPv6, always means the machine itself (RFC 6761, 6.3). */
export const isLocalHost = (host: string): boolean =>
  isLoopback(host.replaceAll(/[[\]]/g, '')) || /^(.+\.)?localhost$/i.test(host)

/** Whether an installation is reached on its own machine alone; so it is taken to be until it has an origin. */
export const isLocalOrigin = (origin: string | undefined): boolean =>
  origin === undefined || isLocalHost(new URL(origin).hostname)
