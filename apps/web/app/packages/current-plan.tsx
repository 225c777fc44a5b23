import type { Entitlements } from '@pavilion/contract/packages/package-calls.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import { planLines } from '#shared/plan-lines.ts'
import type { PlanLine } from '#shared/plan-lines.ts'
import { Ticks } from '#shared/ticks.tsx'
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
        <h2>{isPro ? `${brand} PRO` : 'Freemium'}</h2>
        <p>
          <PlanEnd entitlements={entitlements} />
        </p>
        <Link className={buttonClasses({ variant: 'board' })} to="/pricing#pro">
          {isPro ? 'Compare the plans' : `See ${brand} PRO`}
        </Link>
      </section>
      {lines.length > 0 && <Rights title="What you have beyond Freemium" lines={lines} />}
      {!isPro && <Rights title="What PRO adds" lines={planLines('pro', 0)} />}
    </>
  )
}

type RightsProps = { readonly title: string; readonly lines: readonly PlanLine[] }

const Rights = ({ title, lines }: RightsProps) => (
  <Panel level={2} title={title}>
    <div className={styles.part}>
      <Ticks lines={lines} />
      {lines.some(({ isReady }) => !isReady) && (
        <p className="pv-small pv-muted">
          “Planned” is being built and cannot be used yet, whatever the plan.
        </p>
      )}
    </div>
  </Panel>
)

/** When PRO ends; the free plan has no end. The longest-lasting package comes first. */
function PlanEnd({ entitlements: { plan, held } }: PlanProps) {
  const locale = useShell()?.site.locale ?? 'en'
  if (plan === 'freemium') {
    return 'Every score, scorecard, table and career, and grounds to book: for everybody, without end.'
  }
  const last = held.find(({ tier }) => tier === 'pro')?.until ?? null
  if (last === null) return 'It is yours without end.'
  return (
    <>
      It is yours until <time dateTime={last}>{momentHere(last, locale)}</time>. It ends by itself:
      nothing is charged again unless you prolong it. You are on Freemium then.
    </>
  )
}
