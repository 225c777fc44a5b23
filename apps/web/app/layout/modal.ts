import type { Location, Path } from 'react-router'

/** The same page with a dialog open over it: dialogs are opened by `?modal=`, not by routes. */
export function modalAddress({ pathname, search, hash }: Location, modal: string): Partial<Path> {
  const query = new URLSearchParams(search)
  query.set('modal', modal)
  return { pathname, search: `?${query}`, hash }
}

/** The same page with no dialog open. */
export function withoutModal({ pathname, search, hash }: Location): Partial<Path> {
  const query = new URLSearchParams(search)
  query.delete('modal')
  return { pathname, search: `${query}`, hash }
}
