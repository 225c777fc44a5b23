import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/booking-page.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from './own-head.ts'
import styles from './own-page.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: 'Booking',
    description: 'One of your bookings.',
    path: '/user/bookings/bookings-details',
  })

export default function BookingPage() {
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">Booking</h1>
      <EmptyState
        title="No such booking"
        action={
          <Link className={buttonClasses({})} to="/user/bookings">
            My Bookings
          </Link>
        }
      >
        Among your bookings there is none at this address.
      </EmptyState>
    </div>
  )
}
