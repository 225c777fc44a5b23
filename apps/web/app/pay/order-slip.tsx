import type { Order } from '@pavilion/contract/order-fields.ts'
import { printMoney, printRate } from '@pavilion/contract/print-money.ts'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { toasts } from '#state/toasts.ts'
import { loadInvoice } from './pay-calls.ts'
import styles from './order-slip.module.css'
import { PayAgain } from './pay-again.tsx'
import { Actions, Slip } from './slip.tsx'

const words: {
  readonly [S in Order['status']]: { readonly title: string; readonly text: string }
} = {
  paid: { title: 'Thank you, it is paid', text: 'Your order is complete.' },
  pending: {
    title: 'Your payment is on its way',
    text: 'We have not heard of it yet. This page looks again by itself, and nothing has to be done.',
  },
  cancelled: { title: 'The order was cancelled', text: 'Nothing more is charged for it.' },
  expired: {
    title: 'The order waited too long',
    text: 'What it held is free again. If money comes for it after all, it goes back by itself.',
  },
  'partly refunded': { title: 'Part of it was refunded', text: 'The rest of the order stands.' },
  refunded: { title: 'It was refunded', text: 'The money goes back the way it came.' },
}

/** An order, however its payment went. `isBack`: its buyer has turned back from paying. */
export function OrderSlip({ order, isBack }: { readonly order: Order; readonly isBack: boolean }) {
  const isUnpaid = isBack && order.status === 'pending'
  const { title, text } = isUnpaid
    ? { title: 'Nothing was paid', text: 'The order is still there, and can be paid.' }
    : words[order.status]
  return (
    <Slip
      title={title}
      icon={order.status === 'paid' ? 'check' : 'ticket'}
      stub={order.number}
      after={
        <>
          <Sums order={order} />
          <Actions>
            {isUnpaid && <PayAgain orderId={order.id} />}
            <Invoice orderId={order.id} />
            <Link className={buttonClasses({ variant: 'outline' })} to="/user/bookings">
              My Bookings
            </Link>
          </Actions>
        </>
      }
    >
      <p>
        <output>{text}</output>
      </p>
    </Slip>
  )
}

function Sums({ order }: { readonly order: Order }) {
  const { currency, subtotal, discount, coupon, taxes, total, refunded } = order
  const rows: readonly (readonly [name: string, minor: number])[] = [
    ...order.lines.map(
      ({ title, quantity, amount }) =>
        [quantity === 1 ? title : `${title}, ${quantity} times`, amount] as const,
    ),
    ...(subtotal === total ? [] : [['Subtotal', subtotal] as const]),
    ...(discount === 0 ? [] : [[`Discount ${coupon?.code ?? ''}`, -discount] as const]),
    ...taxes.map(
      ({ name, rate, inclusive, amount }) =>
        [`${name} ${printRate(rate)}${inclusive ? ', in the prices' : ''}`, amount] as const,
    ),
    ['Total', total],
    ...(refunded === 0 ? [] : [['Given back', -refunded] as const]),
  ]
  return (
    <Panel level={2} title={`Order ${order.number}`}>
      <dl className={styles.sums}>
        {rows.map(([name, minor], at) => (
          <div key={`${at} ${name}`} className={name === 'Total' ? styles.total : undefined}>
            <dt>{name}</dt>
            <dd>{printMoney(minor, currency)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Invoice({ orderId }: { readonly orderId: string }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await loadInvoice(orderId)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { base64, contentType, fileName } = answer.data.data
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    return save(new Blob([bytes], { type: contentType }), fileName)
  }
  return (
    <Button variant="outline" icon="download" busy={busy} onClick={() => void download()}>
      Invoice
    </Button>
  )
}

/** Has the browser keep a file. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
