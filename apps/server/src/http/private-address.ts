import { BlockList, isIP, isIPv6 } from 'node:net'
import { plainAddress } from './plain-address.ts'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addSubnet('169.254.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address belongs to this machine or a private network. */
export function isPrivate(address: string): boolean {
  const plain = plainAddress(address)
  if (isIP(plain) === 0) return false
  return own.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
