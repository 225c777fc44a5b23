import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { planLines } from '#shared/plan-lines.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/accounts.ts'
import type { BodyProps } from './body-props.ts'
import styles from './account-dialog.module.css'
import { FirstSteps } from './first-steps.tsx'
import { useEnter } from './use-enter.ts'

/**
 * PRO leads to the pricing page. Freemium, which every account has, goes on to what the visitor came for, or asks
 * for that; who is not logged in gets to the login.
 */
export function PlanChoice({ site, go, onStep }: BodyProps) {
  const { auth } = useClientState()
  const { enter, isAwaited } = useEnter(go)
  const [isAsking, setAsking] = useState(false)
  const goOn = () => {
    if (auth.token === null) return go('login')
    if (isAwaited) return enter()
    setAsking(true)
    return onStep({ title: t.whatBringsYou, lead: t.chooseAFirstStep })
  }
  if (isAsking) return <FirstSteps onSkip={() => go(undefined)} />
  return (
    <div className={styles.plans}>
      <Link className={classes('pv-board', styles.plan, styles.pro)} to="/pricing#pro">
        <b>
          {t.brandPro({ brand: site.name })}
          <Icon name="arrow-right" />
        </b>
        <span>{planLines('pro', 0).join(', ')}</span>
      </Link>
      <button type="button" className={styles.plan} onClick={goOn}>
        <b>
          {t.continueWithFreemium}
          <Icon name="arrow-right" />
        </b>
        <span>{t.everyLiveScoreScorecard}</span>
      </button>
    </div>
  )
}
