import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link, useLocation } from 'react-router'
import { modalAddress } from '#layout/modal.ts'
import * as t from '#texts/common.ts'
import { planLines } from './plan-lines.ts'
import { Ticks } from './ticks.tsx'
import styles from './plan-row.module.css'

type PlanRowProps = {
  readonly siteName: string
  /** The address of the comparison of plans, when it is on the same page. */
  readonly comparison?: string
}

const plans = {
  free: [t.everyLiveScoreAndScorecard, t.chartsAndCareers, t.tablesAndLeaders],
  pro: planLines('pro', 0),
  own: [t.yourNameColoursAndWeb, t.yourOwnMatchesClubs, t.hostedOnYourOwnServer],
}

/** Three ways to use the platform, in one row. */
export function PlanRow({ siteName, comparison }: PlanRowProps) {
  const location = useLocation()
  return (
    <section className={styles.plans} aria-label={t.plans}>
      <div>
        <h2>{t.freemium}</h2>
        <p>{t.forPlayersFansAndClubs}</p>
        <Ticks lines={plans.free} />
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={modalAddress(location, 'signup')}
          preventScrollReset
        >
          {t.startFree}
        </Link>
      </div>
      <div>
        <h2>{t.siteNamePro({ siteName })}</h2>
        <p>{t.forLeaguesAndAnalystsEach}</p>
        <Ticks lines={plans.pro} />
        {comparison ? (
          <a className={buttonClasses({})} href={comparison}>
            {t.compareThePlans}
          </a>
        ) : (
          <Link className={buttonClasses({})} to="/pricing#pro">
            {t.seePricing}
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
    <h2>{t.whiteLabelText}</h2>
    <p>{t.theWholePlatformUnder}</p>
    <Ticks lines={plans.own} />
    <Link className={buttonClasses({ variant: 'outline' })} to="/white-label">
      {t.seeItInYourColours}
    </Link>
  </div>
)
