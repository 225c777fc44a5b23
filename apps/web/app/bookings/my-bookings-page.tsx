import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/my-bookings-page.ts'
import { shellOf } from '#shared/head.ts'
import * as t from '#texts/bookings.ts'
import { BookingList } from './own/booking-list.tsx'
import { listTabs, tabOf } from './own/list-tabs.ts'
import { ownHead } from '#shared/own-head.ts'
import styles from './own/own.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myBookings,
    description: t.theGroundsYouHaveBooked,
    path: '/user/bookings',
  })

export default function MyBookingsPage() {
  const [query] = useSearchParams()
  const tab = tabOf(query.get('tab'))
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">{t.myBookings}</h1>
      <LinkTabs label={t.bookingsText}>
        {listTabs.map(({ id, label }) => (
          <Link
            key={id}
            className={linkTabClasses(id === tab)}
            to={id === 'coming' ? '/user/bookings' : `/user/bookings?tab=${id}`}
            aria-current={id === tab ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </LinkTabs>
      <BookingList key={tab} tab={tab} />
    </div>
  )
}
