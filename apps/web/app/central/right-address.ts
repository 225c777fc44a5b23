import { redirect } from 'react-router'

/**
 * Redirects an address with an outdated or missing slug to the record's current one. Headers take ASCII
 * only.
 */
export function toRightAddress(url: URL, address: string): void {
  if (decodeURI(url.pathname.replace(/\.data$/, '')) === address) return
  throw redirect(encodeURI(address) + url.search, 301)
}
