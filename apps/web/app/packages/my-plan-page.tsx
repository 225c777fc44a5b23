import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import type { Route } from './+types/my-plan-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { useEntitlements } from '#shared/use-entitlements.ts'
import { CurrentPlan } from './current-plan.tsx'
import { HeldPackages } from './held-packages.tsx'
import styles from './my-plan.module.css'
import { Purchases } from './purchases.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: 'My Plan',
    description: 'The plan you are on, until when, what it opens, and what you have bought.',
    path: '/user/my-plan',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function MyPlanPage() {
  const { answer, again } = useEntitlements()
  return (
    <div className={classes('pv-page', styles.page)}>
      <h1 className="pv-title">My Plan</h1>
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>Try again</Button>}>
          {answer.message} What you have bought is safe.
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
