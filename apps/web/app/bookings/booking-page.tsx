import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link, Navigate } from 'react-router'
import type { Route } from './+types/booking-page.ts'
import { shellOf } from '#shared/head.ts'
import * as t from '#texts/bookings.ts'
import { ownBookings } from './own-addresses.ts'
import { BookedOrder } from './own/booked-order.tsx'
import { ownHead } from '#shared/own-head.ts'
import styles from './own/own.module.css'
import { useBookedOrder } from './own/use-booked-order.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.booking,
    description: t.oneOfYourBookings,
    path: '/user/bookings/bookings-details',
  })

export default function BookingPage({ params: { orderId } }: Route.ComponentProps) {
  if (orderId === undefined) return <Navigate to={ownBookings} replace />
  return (
    <div className={`pv-page ${styles.page}`}>
      <p>
        <Link className="pv-link" to={ownBookings}>
          {t.myBookings}
        </Link>
      </p>
      <Details key={orderId} orderId={orderId} />
    </div>
  )
}

function Details({ orderId }: { readonly orderId: string }) {
  const { order, booking, again, refusal } = useBookedOrder(orderId)
  if (refusal) {
    const isUnknown = refusal.status === 404 || refusal.status === 422
    return (
      <EmptyState
        level={1}
        title={isUnknown ? t.bookingNotFound : t.bookingNotLoaded}
        action={
          <Link className={buttonClasses({})} to={ownBookings}>
            {t.myBookings}
          </Link>
        }
      >
        {isUnknown ? t.noneOfYourBookings : refusal.message}
      </EmptyState>
    )
  }
  if (order === undefined) return <Skeleton height="420px" />
  return <BookedOrder order={order} booking={booking} onChanged={again} />
}
