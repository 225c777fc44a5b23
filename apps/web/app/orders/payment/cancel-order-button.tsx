import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { forgetCheckout, readCheckout } from '#state/checkout.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/orders.ts'
import { cancelOrder } from './pay-calls.ts'

type CancelProps = { readonly order: Order; readonly onChanged: () => void }

/**
 * Cancels an unpaid order and frees its coupon use; the cart stays. Bookings are cancelled on their own
 * page.
 */
export function CancelOrderButton({ order: { id, lines }, onChanged }: CancelProps) {
  const [busy, setBusy] = useState(false)
  if (lines.some(({ kind }) => kind === 'booking')) return null
  const cancel = async () => {
    setBusy(true)
    const answer = await cancelOrder(id)
    setBusy(false)
    if (!answer.ok) toasts.add('error', answer.message)
    else if (readCheckout()?.orderId === id) forgetCheckout()
    onChanged()
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void cancel()}>
      {t.cancelOrder}
    </Button>
  )
}
