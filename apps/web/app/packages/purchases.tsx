import type { OrderStatus, OrderSummary } from '@pavilion/contract/orders/order-fields.ts'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { TagTone } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import { counted } from '#shared/figures.ts'
import { InvoiceButton } from '#shared/invoice-button.tsx'
import { shortMoney } from '#shared/money.ts'
import { PayButton } from '#shared/pay-button.tsx'
import { Pending } from '#shared/pending.tsx'
import styles from './my-plan.module.css'
import { usePurchases } from './use-purchases.ts'

const told: Readonly<Record<OrderStatus, { readonly words: string; readonly tone: TagTone }>> = {
  pending: { words: 'To be paid', tone: 'warning' },
  paid: { words: 'Paid', tone: 'positive' },
  cancelled: { words: 'Cancelled', tone: 'cherry' },
  expired: { words: 'Not paid in time', tone: 'neutral' },
  'partly refunded': { words: 'Part was given back', tone: 'info' },
  refunded: { words: 'All was given back', tone: 'cherry' },
}

/** Purchases other than bookings, with their invoices. */
export function Purchases() {
  const { answer, again, list, busy, more } = usePurchases()
  return (
    <Panel level={2} title="Purchases">
      <Pending answer={answer} again={again} height="160px" />
      {list?.items.length === 0 && (
        <p className="pv-muted">Nothing yet. What you buy stands here with its invoice.</p>
      )}
      {list && list.items.length > 0 && (
        <>
          <ul className={styles.rows}>
            {list.items.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </ul>
          <p className={styles.more}>
            <span className="pv-small pv-muted">
              Showing {list.items.length} of {counted(list.total, 'purchase')}
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
      More purchases
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
          {shortMoney(total, currency)}, {momentHere(placedAt, locale)}, order {number}
        </span>
      </p>
      <div className={styles.actions}>
        {status === 'pending' && (
          <PayButton orderId={id} size="small">
            Pay now
          </PayButton>
        )}
        {status === 'paid' && <InvoiceButton orderId={id} size="small" />}
        <Link
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
          to={`/payment/${status === 'pending' ? 'cancelled' : 'success'}?order=${id}`}
        >
          See it<span className="pv-hidden">: order {number}</span>
        </Link>
      </div>
    </li>
  )
}
