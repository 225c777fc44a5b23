import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { loginAddress } from '#layout/modal.ts'
import { useClientState } from '#state/use-client-state.ts'
import styles from './own-page.module.css'

/** Only for who is logged in; everybody else goes home, where the dialog to log in opens. The server cannot tell, and shows nothing of it. */
export default function ProtectedLayout() {
  const location = useLocation()
  const navigate = useNavigate()
  const { isRestored, auth } = useClientState()
  const isOutside = isRestored && auth.token === null
  useEffect(() => {
    if (isOutside) void navigate(loginAddress(location), { replace: true })
  }, [isOutside, location, navigate])
  if (auth.token === null) return <div className={styles.waiting} />
  return <Outlet />
}
