import { isIPv6 } from 'node:net'
import { plainAddress } from './plain-address.ts'

const GROUPS = 8
const GROUP_BITS = 16
/** Every IPv6 customer has at least a /64; many have a /56, and some a /48. */
export type NetworkBits = 64 | 56 | 48

/** What limits count as one visitor: an IPv4 address, or a network of IPv6. */
export function networkOf(address: string, bits: NetworkBits = 64): string {
  const plain = plainAddress(address).replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const { hostname } = new URL(`http://[${plain}]`)
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end]
    .slice(0, Math.ceil(bits / GROUP_BITS))
    .map((group, at) => (bits < (at + 1) * GROUP_BITS ? upperByteOf(group) : group))
    .join(':')
}

const upperByteOf = (group: string) => (parseInt(group, 16) >> 8).toString(16)
