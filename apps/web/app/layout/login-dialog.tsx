import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Link, useLocation, useNavigate } from 'react-router'
import styles from './login-dialog.module.css'
import { withoutModal } from './modal.ts'

/** There are no accounts yet: the dialog says so, and what needs none. */
export function LoginDialog({ siteName }: { readonly siteName: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const close = () =>
    void navigate(withoutModal(location), { replace: true, preventScrollReset: true })
  return (
    <Dialog
      open
      onClose={close}
      title="Log in"
      lead={`Accounts on ${siteName} are being built, so there is nothing to log in to yet.`}
    >
      <div className={styles.actions}>
        <p>
          Every score, table and career is open without one.{' '}
          <Link className="pv-link" to="/match-central/matches">
            See the matches
          </Link>
        </p>
        <Button wide onClick={close}>
          Back to the page
        </Button>
      </div>
    </Dialog>
  )
}
