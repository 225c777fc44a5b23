import type { GroundSummary } from '@pavilion/contract/grounds/ground-calls.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { hidden } from './hidden-text.tsx'
import { groundAddress } from './addresses.ts'
import styles from './book-link.module.css'
import { shortMoney } from './money.ts'

/** What a ground costs and the way to its slots, if it is for hire. */
export function BookLink({ ground }: { readonly ground: GroundSummary }) {
  const { hire } = ground
  if (hire === null) return null
  const { slotFrom, currency } = hire
  return (
    <p className={styles.hire}>
      <span>
        {slotFrom === 0 ? (
          <b>{t.freeSlots}</b>
        ) : (
          t.fromASlot({
            price: shortMoney(slotFrom, currency),
            b: (text) => <b key="b">{text}</b>,
          })
        )}
      </span>
      <Link className={buttonClasses({ variant: 'quiet' })} to={groundAddress(ground)}>
        {t.bookGround({ ground: ground.name, hidden })}
      </Link>
    </p>
  )
}
