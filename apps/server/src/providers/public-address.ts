import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from '#http/plain-address.ts'

/** IPv4 ranges that are not public (IANA's special-purpose registry, multicast, reserved). */
const special4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special4.addSubnet(network, bits)
}

/**
 * The allocated IPv6 ranges, without those that do not belong to a single place: Teredo and its neighbours,
 * 6to4, examples.
 */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  special6.addSubnet(network, bits, 'ipv6')
}

/**
 * Whether an address is on the public internet: not of this machine or a private network, and not one that
 * embeds another address, which could lead back inside.
 */
export function isPublic(address: string): boolean {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return !special4.check(plain)
  return isIPv6(plain) && global6.check(plain, 'ipv6') && !special6.check(plain, 'ipv6')
}
