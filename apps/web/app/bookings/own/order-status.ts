import type { OrderStatus } from '@pavilion/contract/orders/order-fields.ts'
import type { TagTone } from '@pavilion/kit/tag.tsx'
import * as t from '#texts/bookings.ts'

type Told = { readonly words: string; readonly tone: TagTone }

const told: Readonly<Record<OrderStatus, Told>> = {
  pending: { words: t.awaitingPayment, tone: 'warning' },
  paid: { words: t.bookedAndPaid, tone: 'positive' },
  cancelled: { words: t.cancelled, tone: 'cherry' },
  expired: { words: t.expired, tone: 'neutral' },
  'partly refunded': { words: t.partlyRefunded, tone: 'info' },
  refunded: { words: t.cancelledFullyRefunded, tone: 'cherry' },
}

/** The status of an order for its buyer. `isLetGo`: its booking was cancelled, whatever was refunded. */
export function statusOf(status: OrderStatus, isLetGo: boolean): Told {
  if (isLetGo && status === 'paid') return { words: t.cancelledNotRefunded, tone: 'cherry' }
  if (isLetGo && status === 'partly refunded') {
    return { words: t.cancelledPartlyRefunded, tone: 'cherry' }
  }
  return told[status]
}
