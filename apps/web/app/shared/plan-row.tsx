import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link, useLocation } from 'react-router'
import { modalAddress } from '#layout/modal.ts'
import { planLines } from './plan-lines.ts'
import { Ticks } from './ticks.tsx'
import styles from './plan-row.module.css'

type PlanRowProps = {
  readonly siteName: string
  /** The address of the comparison of plans, when it is on the same page. */
  readonly comparison?: string
}

const plans = {
  free: ['Every live score and scorecard', 'Charts and careers', 'Tables and leaders'],
  pro: planLines('pro', 0),
  own: [
    'Your name, colours and web address',
    'Your own matches, clubs and grounds',
    'Hosted on your own server if you like',
  ],
}

/** Three ways to use the platform, in one row. */
export function PlanRow({ siteName, comparison }: PlanRowProps) {
  const location = useLocation()
  return (
    <section className={styles.plans} aria-label="Plans">
      <div>
        <h2>Freemium</h2>
        <p>For players, fans and clubs. Free of charge.</p>
        <Ticks lines={plans.free} />
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={modalAddress(location, 'signup')}
          preventScrollReset
        >
          Start free
        </Link>
      </div>
      <div>
        <h2>{siteName} PRO</h2>
        <p>For leagues and analysts. Each site sets its own prices.</p>
        <Ticks lines={plans.pro} />
        {comparison ? (
          <a className={buttonClasses({})} href={comparison}>
            Compare the plans
          </a>
        ) : (
          <Link className={buttonClasses({})} to="/pricing#pro">
            See pricing
          </Link>
        )}
      </div>
      <OwnBrand />
    </section>
  )
}

/** The white-label platform, which is not a package. */
export const OwnBrand = () => (
  <div>
    <h2>White label</h2>
    <p>The whole platform under your name.</p>
    <Ticks lines={plans.own} />
    <Link className={buttonClasses({ variant: 'outline' })} to="/white-label">
      See it in your colours
    </Link>
  </div>
)
