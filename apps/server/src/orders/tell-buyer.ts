import { printMoney } from '@pavilion/contract/print-money.ts'
import type { Db } from '#db/connect.ts'
import { tell } from '#messages/messages.ts'
import { currencyOf } from '#places/places.ts'
import type { World } from '#world.ts'
import { remarksOf } from './line-remarks.ts'
import { findLines, type Line } from './order-lines.queries.ts'
import { type Told, findTold } from './tell-buyer.queries.ts'

/** What happened to a payment that arrived. */
export type Taken = { readonly orderId: string; readonly how: 'paid' | 'given back' }

type Letter = readonly [subject: string, text: string]

/** Each on a line of its own, with its time and place. */
const listOf = (lines: readonly Line[], locale: string): string =>
  lines.map((line) => `- ${[line.title, ...remarksOf(line, locale)].join(', ')}`).join('\n')

const pageOf = (lines: readonly Line[]): string =>
  lines.some(({ kind }) => kind === 'booking') ? 'My Bookings' : 'My Plan'

const letters: {
  readonly [H in Taken['how']]: (
    order: Omit<Told, 'total'> & { total: string; lines: readonly Line[] },
  ) => Letter
} = {
  paid: ({ number, total, lines, locale }) => [
    `Order ${number} is paid`,
    `Thank you. We have received ${total} for order ${number}:\n\n${listOf(lines, locale)}\n\nYou find it, and its invoice, under ${pageOf(lines)}.`,
  ],
  'given back': ({ number, total }) => [
    `Your payment for order ${number} goes back`,
    `We have received ${total} for order ${number}, which could not take it any more: it was paid already, or had been let go. All of it goes back the way it came, and there is nothing that you need to do.`,
  ],
}

/** Writes to the buyer within the same transaction; repeated events cause one message. */
export async function tellBuyer(world: World, db: Db, { orderId, how }: Taken): Promise<void> {
  const order = await findTold(db, orderId)
  if (order === undefined) return
  const total = printMoney(order.total, await currencyOf(db, order.currency))
  const lines = await findLines(db, [orderId])
  const [subject, text] = letters[how]({ ...order, total, lines })
  await tell(world, db, {
    channel: 'email',
    sender: order.sender,
    to: order.email,
    subject: `${order.siteName}: ${subject}`,
    text: `${text}\n\n${order.siteName}\n`,
  })
}
