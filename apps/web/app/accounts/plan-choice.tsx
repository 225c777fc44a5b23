import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import { useClientState } from '#state/use-client-state.ts'
import type { BodyProps } from './body-props.ts'
import styles from './account-dialog.module.css'

/**
 * PRO leads to the pricing page. Freemium, which every account has, closes the dialog, or opens the login.
 */
export function PlanChoice({ site, go }: BodyProps) {
  const { auth } = useClientState()
  return (
    <div className={styles.plans}>
      <Link className={classes('pv-board', styles.plan, styles.pro)} to="/pricing#pro">
        <b>
          {site.name} PRO
          <Icon name="arrow-right" />
        </b>
        <span>Streaming hours, advanced analytics and exports.</span>
      </Link>
      <button
        type="button"
        className={styles.plan}
        onClick={() => go(auth.token === null ? 'login' : undefined)}
      >
        <b>
          Continue with Freemium
          <Icon name="arrow-right" />
        </b>
        <span>Scoring, publishing and viewing matches, without a limit.</span>
      </button>
    </div>
  )
}
