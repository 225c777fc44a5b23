import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/my-bookings-page.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from './own-head.ts'
import styles from './own-page.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: 'My Bookings',
    description: 'The grounds and tickets that you have booked.',
    path: '/user/bookings',
  })

export default function MyBookingsPage() {
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">My Bookings</h1>
      <EmptyState
        title="Nothing booked yet"
        action={
          <Link className={buttonClasses({})} to="/match-central/grounds">
            See the grounds
          </Link>
        }
      >
        Grounds and tickets cannot be booked here yet. What you book will stand here.
      </EmptyState>
    </div>
  )
}
