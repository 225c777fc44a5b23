import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import { planLines } from '#shared/plan-lines.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/accounts.ts'
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
          {t.brandPro({ brand: site.name })}
          <Icon name="arrow-right" />
        </b>
        <span>{planLines('pro', 0).join(', ')}</span>
      </Link>
      <button
        type="button"
        className={styles.plan}
        onClick={() => go(auth.token === null ? 'login' : undefined)}
      >
        <b>
          {t.continueWithFreemium}
          <Icon name="arrow-right" />
        </b>
        <span>{t.everyLiveScoreScorecard}</span>
      </button>
    </div>
  )
}
