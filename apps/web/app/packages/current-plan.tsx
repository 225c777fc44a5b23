import type { Entitlements } from '@pavilion/contract/packages/package-calls.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import { planLines } from '#shared/plan-lines.ts'
import { Ticks } from '#shared/ticks.tsx'
import * as t from '#texts/packages.ts'
import styles from './my-plan.module.css'

type PlanProps = { readonly entitlements: Entitlements }

/** The current plan, its end, and what it includes. */
export function CurrentPlan({ entitlements }: PlanProps) {
  const brand = useShell()?.site.name ?? ''
  const { plan, streamingHours } = entitlements
  const isPro = plan === 'pro'
  const lines = planLines(plan, streamingHours)
  return (
    <>
      <section className={classes('pv-board', styles.plan)}>
        <h2>{isPro ? t.brandPro({ brand }) : t.freemium}</h2>
        <p>
          <PlanEnd entitlements={entitlements} />
        </p>
        <Link className={buttonClasses({ variant: 'board' })} to="/pricing#pro">
          {isPro ? t.compareThePlans : t.seeBrandPro({ brand })}
        </Link>
      </section>
      {lines.length > 0 && <Rights title={t.yourPlan} lines={lines} />}
      {!isPro && <Rights title={t.whatProAdds} lines={planLines('pro', 0)} />}
    </>
  )
}

type RightsProps = { readonly title: string; readonly lines: readonly string[] }

const Rights = ({ title, lines }: RightsProps) => (
  <Panel level={2} title={title}>
    <div className={styles.part}>
      <Ticks lines={lines} />
    </div>
  </Panel>
)

/** When PRO ends; the free plan has no end. The longest-lasting package comes first. */
function PlanEnd({ entitlements: { plan, held } }: PlanProps) {
  const locale = useShell()?.site.locale ?? 'en'
  if (plan === 'freemium') {
    return t.everyScoreScorecardTable
  }
  const last = held.find(({ tier }) => tier === 'pro')?.until ?? null
  if (last === null) return t.activeWithNoEndDate
  return t.activeUntil({
    until: momentHere(last, locale),
    time: (text) => (
      <time key="time" dateTime={last}>
        {text}
      </time>
    ),
  })
}
