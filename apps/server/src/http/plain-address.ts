/** Writes an IPv4 address that arrived on an IPv6 socket as plain IPv4. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
