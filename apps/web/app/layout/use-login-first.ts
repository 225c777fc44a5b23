import { useLocation, useNavigate } from 'react-router'
import { modalAddress, wanting } from './modal.ts'
import { shallow } from './use-modal.ts'

/** Opens the login for a page that waits for it, so that nothing else is asked after it. */
export function useLoginFirst(): () => void {
  const location = useLocation()
  const navigate = useNavigate()
  return () =>
    void navigate(modalAddress(location, 'login'), { ...shallow, state: wanting(location) })
}
