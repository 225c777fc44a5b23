import type { OrderStatus, OrderSummary } from '@pavilion/contract/orders/order-fields.ts'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { TagTone } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import { hidden } from '#shared/hidden-text.tsx'
import { InvoiceButton } from '#shared/invoice-button.tsx'
import { shortMoney } from '#shared/money.ts'
import { PayButton } from '#shared/pay-button.tsx'
import { Pending } from '#shared/pending.tsx'
import * as t from '#texts/packages.ts'
import styles from './my-plan.module.css'
import { useParts } from '#shared/use-parts.ts'
import * as orders from '#calls/orders.ts'
import { send } from '#state/api.ts'

const SIZE = 10

const load = (after?: string) =>
  send(orders.filter, {
    filter: { kind: ['package'] },
    sort: 'latest',
    page: { size: SIZE, after },
  })

/** One's own purchases, page after page, latest first. */
const usePurchases = () => useParts({ key: ['orders', 'purchases'], load })

const told: Readonly<Record<OrderStatus, { readonly words: string; readonly tone: TagTone }>> = {
  pending: { words: t.awaitingPayment, tone: 'warning' },
  paid: { words: t.paid, tone: 'positive' },
  cancelled: { words: t.cancelled, tone: 'cherry' },
  expired: { words: t.expired, tone: 'neutral' },
  'partly refunded': { words: t.partlyRefunded, tone: 'info' },
  refunded: { words: t.refunded, tone: 'cherry' },
}

/** Purchases other than bookings, with their invoices. */
export function Purchases() {
  const { answer, again, list, busy, more } = usePurchases()
  return (
    <Panel level={2} title={t.purchases}>
      <Pending answer={answer} again={again} height="160px" />
      {list?.items.length === 0 && <p className="pv-muted">{t.noPurchasesYetAnything}</p>}
      {list && list.items.length > 0 && (
        <>
          <ul className={styles.rows}>
            {list.items.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </ul>
          <p className={styles.more}>
            <span className="pv-small pv-muted">
              {t.showingLengthOfPurchases({ length: list.items.length, total: list.total })}
            </span>
            <More next={list.next} busy={busy} more={more} />
          </p>
        </>
      )}
    </Panel>
  )
}

type MoreProps = {
  readonly next: string | null
  readonly busy: boolean
  readonly more: (after: string) => Promise<void>
}

function More({ next, busy, more }: MoreProps) {
  if (next === null) return null
  return (
    <Button variant="outline" size="small" busy={busy} onClick={() => void more(next)}>
      {t.showMore}
    </Button>
  )
}

function Row({ order }: { readonly order: OrderSummary }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { id, number, status, placedAt, lines, total, currency } = order
  const { words, tone } = told[status]
  return (
    <li>
      <p className={styles.words}>
        <b>
          {lines.map(({ title }) => title).join(', ')} <Tag tone={tone}>{words}</Tag>
        </b>
        <span>
          {t.totalPlacedAtOrderNumber({
            total: shortMoney(total, currency),
            placedAt: momentHere(placedAt, locale),
            number,
          })}
        </span>
      </p>
      <div className={styles.actions}>
        {status === 'pending' && (
          <PayButton orderId={id} size="small">
            {t.payNow}
          </PayButton>
        )}
        {status === 'paid' && <InvoiceButton orderId={id} size="small" />}
        <Link
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
          to={`/payment/${status === 'pending' ? 'cancelled' : 'success'}?order=${id}`}
        >
          {t.viewOrder({
            number,
            hidden,
          })}
        </Link>
      </div>
    </li>
  )
}
