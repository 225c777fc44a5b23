import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { useCallback } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import styles from './login-dialog.module.css'
import { withoutModal } from './modal.ts'
import { Sheet } from './sheet.tsx'

/** There are no accounts yet: the dialog says so, and what needs none. */
export function LoginDialog({ siteName }: { readonly siteName: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const close = useCallback(() => {
    void navigate(withoutModal(location), { replace: true, preventScrollReset: true })
  }, [navigate, location])
  return (
    <Sheet label="Log in" onClose={close} className={styles.dialog}>
      <div className={styles.awning} />
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className="pv-title">Log in</h2>
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
        <p>
          Accounts on {siteName} are being built, so there is nothing to log in to yet. Every score,
          table and career is open to everybody without one.
        </p>
        <p>
          <Link className="pv-link" to="/match-central/matches">
            See today’s matches
          </Link>
        </p>
        <Button wide onClick={close}>
          Back to the page
        </Button>
      </div>
    </Sheet>
  )
}
