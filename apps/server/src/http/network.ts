import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Of 16 bits each: whoever has an IPv6 address has at least all that begin with the same 64 bits. */
const GROUPS_OF_NETWORK = 4

/** What is one visitor as far as limits go: an IPv4 address, or the smallest network that IPv6 gives to anybody. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const { hostname } = new URL(`http://[${plain}]`)
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end].slice(0, GROUPS_OF_NETWORK).join(':')
}
