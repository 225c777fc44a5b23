import { printMoney } from '@pavilion/contract/print-money.ts'
import type { Db } from '#db/connect.ts'
import { tell } from '#messages/messages.ts'
import { currencyOf } from '#places/places.ts'
import type { World } from '#world.ts'
import { type Told, findTold } from './tell-buyer.queries.ts'

/** What happened to a payment that arrived. */
export type Taken = { readonly orderId: string; readonly how: 'paid' | 'given back' }

const sentences: {
  readonly [H in Taken['how']]: (
    order: Told,
    total: string,
  ) => readonly [subject: string, text: string]
} = {
  paid: ({ number }, total) => [
    `Order ${number} is paid`,
    `Thank you. We have received ${total} for order ${number}. You find it, and its invoice, under My Bookings.`,
  ],
  'given back': ({ number }, total) => [
    `Your payment for order ${number} goes back`,
    `We have received ${total} for order ${number}, which could not take it any more: it was paid already, or had been let go. All of it goes back the way it came, and there is nothing that you need to do.`,
  ],
}

/** Writes to the buyer within the same transaction; repeated events cause one message. */
export async function tellBuyer(world: World, db: Db, { orderId, how }: Taken): Promise<void> {
  const order = await findTold(db, orderId)
  if (order === undefined) return
  const total = printMoney(order.total, await currencyOf(db, order.currency))
  const [subject, text] = sentences[how](order, total)
  await tell(world, db, {
    channel: 'email',
    sender: order.sender,
    to: order.email,
    subject: `${order.siteName}: ${subject}`,
    text: `${text}\n\n${order.siteName}\n`,
  })
}
