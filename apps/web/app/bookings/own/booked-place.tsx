import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { groundAddress } from '#shared/addresses.ts'
import { serverNow } from '#state/api.ts'
import * as t from '#texts/bookings.ts'
import { mapAddress } from '#shared/map-address.ts'
import styles from './own.module.css'

/** Links to the ground, and to its reviews once the booking is over. */
export function BookedPlace({ booking }: { readonly booking: Booking }) {
  const { ground, slots, state } = booking
  const isPlayed = state === 'booked' && slots.every(({ end }) => Date.parse(end) <= serverNow())
  return (
    <p className={styles.actions}>
      <Link className={buttonClasses({ variant: 'outline' })} to={groundAddress(ground)}>
        {t.theGround}
      </Link>
      <a
        className={buttonClasses({ variant: 'outline' })}
        href={mapAddress(null, [ground.name, ground.city].filter(Boolean).join(', '))}
      >
        {t.openInMaps}
      </a>
      {isPlayed && (
        <Link className={buttonClasses({})} to={`${groundAddress(ground)}#reviews`}>
          {t.writeAReview}
        </Link>
      )}
    </p>
  )
}
