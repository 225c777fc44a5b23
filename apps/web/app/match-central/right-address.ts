import { redirect } from 'react-router'

/** Sends whoever came by an old readable part of an address, or by none, to the one the record has today. */
export function toRightAddress(url: URL, address: string): void {
  if (decodeURI(url.pathname.replace(/\.data$/, '')) === address) return
  throw redirect(address + url.search, 301)
}
