import type { Location, Path } from 'react-router'

/** The dialogs of `?modal=`: any other value, or none, opens none. */
const modals = ['login', 'signup', 'forgot-password', 'verification', 'select-plan'] as const
export type Modal = (typeof modals)[number]

export const modalOf = (value: string | null): Modal | undefined =>
  modals.find((modal) => modal === value)

/** The same page with a dialog open over it: dialogs are opened by `?modal=`, not by routes. */
export function modalAddress({ pathname, search, hash }: Location, modal: Modal): Partial<Path> {
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

/** Where somebody goes who has to log in first: home and the dialog; who is at home stays there, query and all. */
export const loginAddress = (location: Location): Partial<Path> =>
  location.pathname === '/'
    ? modalAddress(location, 'login')
    : { pathname: '/', search: '?modal=login' }
