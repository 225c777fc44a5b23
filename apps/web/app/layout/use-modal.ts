import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { modalAddress, wanting, withoutModal } from './modal.ts'
import type { Modal } from './modal.ts'

/** Options of navigations between dialogs: the page below neither reloads its data nor scrolls. */
export const shallow = { preventScrollReset: true, defaultShouldRevalidate: false } as const

/**
 * Opens another dialog, or closes it with `undefined`, replacing the address: Back leads to before the
 * first one. The page that is wanted beyond them stays known.
 */
export function useModal(): (modal: Modal | undefined) => void {
  const location = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (modal) => {
      const to = modal === undefined ? withoutModal(location) : modalAddress(location, modal)
      const state: unknown = modal === undefined ? undefined : location.state
      void navigate(to, { ...shallow, replace: true, state })
    },
    [location, navigate],
  )
}

/** Opens the login for a page that waits for it, so that nothing else is asked after it. */
export function useLoginFirst(): () => void {
  const location = useLocation()
  const navigate = useNavigate()
  return () =>
    void navigate(modalAddress(location, 'login'), { ...shallow, state: wanting(location) })
}
