import type { Location, Path } from 'react-router'

/** The dialogs of `?modal=`; other values open none. */
const modals = ['login', 'signup', 'forgot-password', 'verification', 'select-plan'] as const
export type Modal = (typeof modals)[number]

export const modalOf = (value: string | null): Modal | undefined =>
  modals.find((modal) => modal === value)

/** This page's address with a dialog open: dialogs are opened by `?modal=`, not by routes. */
export function modalAddress({ pathname, search, hash }: Location, modal: Modal): Partial<Path> {
  const query = new URLSearchParams(search)
  query.set('modal', modal)
  return { pathname, search: `?${query}`, hash }
}

/** This page's address without a dialog. */
export function withoutModal({ pathname, search, hash }: Location): Partial<Path> {
  const query = new URLSearchParams(search)
  query.delete('modal')
  return { pathname, search: `${query}`, hash }
}

/** Where visitors go who have to log in: home with the login dialog. Those at home keep their query. */
export const loginAddress = (location: Location): Partial<Path> =>
  location.pathname === '/'
    ? modalAddress(location, 'login')
    : { pathname: '/', search: '?modal=login' }

/** Remembers, beside that address, the page that the visitor wanted. */
export function wanting(location: Location) {
  const { pathname = '/', search = '', hash = '' } = withoutModal(location)
  return { wanted: `${pathname}${search === '' ? '' : `?${search}`}${hash}` }
}

/** The page that was wanted before logging in; undefined when the login was opened by itself. */
export const wantedOf = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'wanted' in state &&
  typeof state.wanted === 'string'
    ? state.wanted
    : undefined
