import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { modalAddress, withoutModal } from './modal.ts'
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
      void navigate(to, { ...shallow, replace: true, state: modal && location.state })
    },
    [location, navigate],
  )
}
