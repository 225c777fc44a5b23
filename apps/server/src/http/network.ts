import { isIPv6 } from 'node:net'
import { plainAddress } from './plain-address.ts'

const GROUPS = 8
/** Of 16 bits each: every IPv6 customer has at least a /64. */
const GROUPS_OF_NETWORK = 4

/** What limits count as one visitor: an IPv4 address, or a /64 network of IPv6. */
export function networkOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const { hostname } = new URL(`http://[${plain}]`)
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end].slice(0, GROUPS_OF_NETWORK).join(':')
}
