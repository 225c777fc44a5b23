import type { OrderStatus } from '@pavilion/contract/orders/order-fields.ts'
import type { TagTone } from '@pavilion/kit/tag.tsx'

type Told = { readonly words: string; readonly tone: TagTone }

const told: Readonly<Record<OrderStatus, Told>> = {
  pending: { words: 'To be paid', tone: 'warning' },
  paid: { words: 'Booked and paid', tone: 'positive' },
  cancelled: { words: 'Cancelled', tone: 'cherry' },
  expired: { words: 'Not paid in time', tone: 'neutral' },
  'partly refunded': { words: 'Part was given back', tone: 'info' },
  refunded: { words: 'Cancelled, all was given back', tone: 'cherry' },
}

/** The status of an order for its buyer. `isLetGo`: its booking was cancelled, whatever was refunded. */
export function statusOf(status: OrderStatus, isLetGo: boolean): Told {
  if (isLetGo && status === 'paid') return { words: 'Cancelled, nothing came back', tone: 'cherry' }
  if (isLetGo && status === 'partly refunded') {
    return { words: 'Cancelled, part was given back', tone: 'cherry' }
  }
  return told[status]
}
