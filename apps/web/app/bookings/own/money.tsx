import { negative } from '@pavilion/contract/money.ts'
import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import * as t from '#texts/bookings.ts'
import styles from './own.module.css'

const outcomes: Readonly<Record<Order['payments'][number]['status'], string>> = {
  pending: t.pending,
  succeeded: 'paid',
  failed: t.failed,
}

/** Payments and refunds, each with its date. */
export function Money({ order: { payments, refunds, currency } }: { readonly order: Order }) {
  const locale = useShell()?.site.locale ?? 'en'
  if (payments.length + refunds.length === 0) return null
  const rows = [
    ...payments.map(({ at, amount, provider, status }) => ({
      at,
      words: t.byProviderOutcomes({ provider, outcomes: outcomes[status] }),
      amount,
    })),
    ...refunds.map(({ at, amount, reason, sentAt }) => ({
      at,
      words: sentAt === null ? t.refundPending({ reason }) : t.refundedBecause({ reason }),
      amount: negative(amount),
    })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <Panel level={2} title={t.payments}>
      <ul className={styles.slots}>
        {rows.map(({ at, words, amount }) => (
          <li key={`${at} ${words} ${amount}`}>
            <span>
              {shortDay(at.slice(0, 10), locale)}: {words}
            </span>
            <b>{printMoney(amount, currency)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
