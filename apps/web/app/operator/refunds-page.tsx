import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { Route } from './+types/refunds-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { shortMoney } from '#shared/money.ts'
import { useOwnPermissions } from '#shared/use-own-permissions.ts'
import * as t from '#texts/operator.ts'
import { operatorHead } from './operator-head.ts'
import { OperatorHead } from './operator-head.tsx'
import styles from './operator.module.css'
import { type ConsoleOrder, findOrder } from './refund-calls.ts'
import { RefundForm } from './refund-form.tsx'
import { When } from './when.tsx'
import { refusalText } from '#state/request.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: t.refunds,
    description: t.giveMoneyBack,
    path: '/operator/refunds',
  })

/** Where an operator gives money back for what the site itself has sold. */
export default function RefundsPage() {
  const { answer } = useOwnPermissions()
  if (answer === undefined) return <Skeleton height="420px" />
  if (answer.ok && !answer.data.data.operator) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <OperatorHead title={t.refunds} lead={t.refundsSay} />
      <Console />
    </div>
  )
}

function Console() {
  const [number, setNumber] = useState('')
  const [order, setOrder] = useState<ConsoleOrder>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const search = async () => {
    setBusy(true)
    const answer = await findOrder(number)
    setBusy(false)
    setOrder(answer.ok ? answer.data.data : undefined)
    setProblem(answer.ok ? undefined : refusalText(answer))
  }
  return (
    <>
      <form
        className={styles.search}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
      >
        <TextField
          label={t.orderNumber}
          placeholder={t.asOnTheInvoice}
          autoCapitalize="characters"
          maxLength={40}
          value={number}
          error={problem}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t.findOrder}
        </Button>
      </form>
      {order !== undefined && (
        <FoundOrder key={`${order.id} ${order.refunded}`} order={order} onRefunded={setOrder} />
      )}
    </>
  )
}

type FoundOrderProps = {
  readonly order: ConsoleOrder
  readonly onRefunded: (order: ConsoleOrder) => void
}

function FoundOrder({ order, onRefunded }: FoundOrderProps) {
  const { number, lines, placedAt, total, refunded, currency, status } = order
  const isPaid = status === 'paid' || status === 'partly refunded'
  return (
    <section className={styles.message}>
      <h2 className={styles.subject}>{t.orderOf({ number })}</h2>
      {lines.map(({ title, quantity }) => (
        <p key={title} className={styles.line}>
          {quantity} × {title}
        </p>
      ))}
      <p className={styles.line}>
        <When at={placedAt} />,{' '}
        {t.paidAndRefunded({
          total: shortMoney(total, currency),
          refunded: shortMoney(refunded, currency),
        })}
      </p>
      {isPaid && total > refunded ? (
        <RefundForm order={order} onRefunded={onRefunded} />
      ) : (
        <p className={styles.text}>{t.nothingLeftToRefund}</p>
      )}
    </section>
  )
}
