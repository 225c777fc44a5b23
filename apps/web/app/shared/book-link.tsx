import type { GroundSummary } from '@pavilion/contract/grounds/ground-calls.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { groundAddress } from './addresses.ts'
import styles from './book-link.module.css'
import { shortMoney } from './money.ts'

/** What a ground costs and the way to its slots, if it is for hire. */
export function BookLink({ ground }: { readonly ground: GroundSummary }) {
  const { hire } = ground
  if (hire === null) return null
  const { hourlyFrom, currency } = hire
  return (
    <p className={styles.hire}>
      <span>
        {hourlyFrom === 0 ? (
          <b>Free slots</b>
        ) : (
          <>
            from <b>{shortMoney(hourlyFrom, currency)}</b> an hour
          </>
        )}
      </span>
      <Link className={buttonClasses({ variant: 'quiet' })} to={groundAddress(ground)}>
        Book<span className="pv-hidden"> {ground.name}</span>
      </Link>
    </p>
  )
}
