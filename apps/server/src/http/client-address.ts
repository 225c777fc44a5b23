import { plainAddress } from './plain-address.ts'

/**
 * The client's address. Behind proxies, the one that the outermost trusted proxy has seen: counted from the
 * end of the header, because its beginning can be forged.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const seen = trustedProxies === 0 || forwardedFor === undefined ? [] : forwardedFor.split(',')
  const believed = seen.at(-Math.min(trustedProxies, seen.length))?.trim()
  return plainAddress(believed || remote || 'unknown')
}
