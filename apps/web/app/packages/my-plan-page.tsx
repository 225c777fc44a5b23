import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import type { Route } from './+types/my-plan-page.ts'
import { entitlements } from '#calls/packages.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/packages.ts'
import { CurrentPlan } from './current-plan.tsx'
import { HeldPackages } from './held-packages.tsx'
import styles from './my-plan.module.css'
import { Purchases } from './purchases.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: t.myPlan,
    description: t.yourPlanWhenItEnds,
    path: '/user/my-plan',
  }),
  { name: 'robots', content: 'noindex' },
]

const showEntitlements = () => send(entitlements)

/** Not kept, since payments change it. */
export default function MyPlanPage() {
  const { answer, again } = useQueryAnswer({
    key: ['entitlements'],
    call: showEntitlements,
    keep: false,
  })
  return (
    <div className={classes('pv-page', styles.page)}>
      <h1 className="pv-title">{t.myPlan}</h1>
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {t.messageYourPurchasesAreSafe({ message: answer.message })}
        </ErrorState>
      )}
      {answer?.ok && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <CurrentPlan entitlements={answer.data.data} />
          </div>
          <div className={styles.column}>
            {answer.data.data.held.length > 0 && <HeldPackages held={answer.data.data.held} />}
            <Purchases />
          </div>
        </div>
      )}
    </div>
  )
}
