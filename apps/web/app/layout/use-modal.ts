import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { modalAddress, withoutModal } from './modal.ts'
import type { Modal } from './modal.ts'

/** The page under a dialog stays as it is: nothing of it is read anew and nothing scrolls. */
export const shallow = { preventScrollReset: true, defaultShouldRevalidate: false } as const

/** Goes from one dialog to another, or closes it with `undefined`, in place: Back leads to before the first. */
export function useModal(): (modal: Modal | undefined) => void {
  const location = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (modal) => {
      const to = modal === undefined ? withoutModal(location) : modalAddress(location, modal)
      void navigate(to, { ...shallow, replace: true })
    },
    [location, navigate],
  )
}
