import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { IconName } from '@pavilion/kit/icons/paths.ts'
import { Link, useLocation } from 'react-router'
import { modalAddress } from '#layout/modal.ts'
import styles from './plan-row.module.css'

type PlanRowProps = {
  readonly siteName: string
  /** Where the plans are compared, when it is on this very page. */
  readonly comparison?: string
}

const plans = {
  free: ['Every live score and scorecard', 'Charts and careers', 'Tournaments and tables'],
  pro: ['Streaming hours', 'Deeper analysis and exports', 'API tokens and webhooks'],
  own: ['Your name, colours and host', 'Your own world of matches', 'On your machine, if you like'],
}

/** The three ways to use the platform, in one outlined row. */
export function PlanRow({ siteName, comparison }: PlanRowProps) {
  const location = useLocation()
  return (
    <section className={styles.plans} aria-label="Plans">
      <div>
        <h2>Freemium</h2>
        <p>For one club and its friends. Free of charge.</p>
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
        <p>For leagues. Each site sets its own prices; what is ready stands beside them.</p>
        <Ticks lines={plans.pro} icon="clock" />
        {comparison ? (
          <a className={buttonClasses({})} href={comparison}>
            Compare the plans
          </a>
        ) : (
          <Link className={buttonClasses({})} to="/pricing">
            See pricing
          </Link>
        )}
      </div>
      <OwnBrand />
    </section>
  )
}

/** No package: the platform itself. */
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

type TicksProps = { readonly lines: readonly string[]; readonly icon?: IconName }

export function Ticks({ lines, icon = 'check' }: TicksProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Icon name={icon} size={16} />
          {line}
        </li>
      ))}
    </ul>
  )
}
