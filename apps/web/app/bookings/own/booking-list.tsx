import type { OrderSummary } from '@pavilion/contract/orders/order-fields.ts'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/bookings.ts'
import { orderDetails } from '../own-addresses.ts'
import type { ListTab } from './list-tabs.ts'
import { statusOf } from './order-status.ts'
import styles from './own.module.css'
import { placeOf, timesOf } from '#shared/takes-place.ts'
import { useParts } from '#shared/use-parts.ts'
import { filterOrders } from '../booking-calls.ts'

const SIZE = 10

/** One's own bookings of a tab, page after page. */
function useBookingList(tab: ListTab) {
  const load = (after?: string) =>
    filterOrders({
      filter: { kind: ['booking'], when: tab },
      sort: tab === 'coming' ? 'soonest' : 'latest',
      page: { size: SIZE, ...(after !== undefined && { after }) },
    })
  return useParts({ key: ['orders', tab], load })
}

const empty: Readonly<Record<ListTab, { readonly title: string; readonly text: string }>> = {
  coming: { title: t.noBookingsYet, text: t.groundsYouBookAppearHere },
  past: { title: t.noPastBookings, text: t.yourBookingsMoveHereOnce },
  cancelled: { title: t.noCancelledBookings, text: t.bookingsYouCancelAppearHere },
}

export function BookingList({ tab }: { readonly tab: ListTab }) {
  const { answer, again, list, busy, more } = useBookingList(tab)
  if (answer?.ok === false) {
    return (
      <ErrorState
        action={
          <Button variant="outline" onClick={again}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.messageYourBookingsAreSafe({ message: answer.message })}
      </ErrorState>
    )
  }
  if (list === undefined) return <Waiting />
  const { items, total, next } = list
  if (items.length === 0) return <Nothing tab={tab} />
  return (
    <>
      <ul className={styles.list}>
        {items.map((order) => (
          <Row key={order.id} order={order} isLetGo={tab === 'cancelled'} />
        ))}
      </ul>
      <p className={styles.more}>
        <span className="pv-small pv-muted">
          {t.showingLengthOfBookings({ length: items.length, total })}
        </span>
        {next !== null && (
          <Button variant="outline" busy={busy} onClick={() => void more(next)}>
            {t.showMore}
          </Button>
        )}
      </p>
    </>
  )
}

const Waiting = () => (
  <div className={styles.list}>
    <Skeleton height="92px" />
    <Skeleton height="92px" />
    <Skeleton height="92px" />
  </div>
)

function Nothing({ tab }: { readonly tab: ListTab }) {
  return (
    <EmptyState
      title={empty[tab].title}
      action={
        <Link className={buttonClasses({})} to="/match-central/grounds">
          {t.findAGround}
        </Link>
      }
    >
      {empty[tab].text}
    </EmptyState>
  )
}

type RowProps = { readonly order: OrderSummary; readonly isLetGo: boolean }

function Row({ order, isLetGo }: RowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { words, tone } = statusOf(order.status, isLetGo)
  const place = placeOf(order)
  const [first, ...rest] = timesOf(order, locale)
  return (
    <li>
      <Link className={styles.row} to={orderDetails(order.id)}>
        <span className={styles.drawing}>
          <Ground name={place.split(',')[0] ?? ''} view={{ width: 900, height: 700 }} />
        </span>
        <span className={styles.rowText}>
          <b>{place}</b>
          <span>{t.andMore({ first: first ?? '', more: rest.length })}</span>
        </span>
        <span className={styles.rowEnd}>
          <b>{shortMoney(order.total, order.currency)}</b>
          <Tag tone={tone}>{words}</Tag>
        </span>
      </Link>
    </li>
  )
}
