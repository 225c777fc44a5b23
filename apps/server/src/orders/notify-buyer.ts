import { printMoney } from '@pavilion/contract/print-money.ts'
import type { Db } from '#db/connect.ts'
import { tell } from '#messages/messages.ts'
import { currencyOf } from '#places/places.ts'
import type { AppContext } from '#app-context.ts'
import { remarksOf } from './line-remarks.ts'
import { findLines, type Line } from './order-lines.queries.ts'
import { type Told, findTold } from './notify-buyer.queries.ts'

/** What happened to a payment that arrived. */
export type Taken = { readonly orderId: string; readonly how: 'paid' | 'given back' }

/** What the buyer of an order is to know. */
type News = {
  readonly orderId: string
  readonly how: Taken['how'] | 'cancelled' | 'called off' | 'moved'
  /** How much goes back, in minor units. */
  readonly back?: number
}

type Email = readonly [subject: string, text: string]

/** Each on a line of its own, with its time and place. */
const listOf = (lines: readonly Line[], locale: string): string =>
  lines.map((line) => `- ${[line.title, ...remarksOf(line, locale)].join(', ')}`).join('\n')

const pageOf = (lines: readonly Line[]): string =>
  lines.some(({ kind }) => kind === 'booking') ? 'My Bookings' : 'My Plan'

type About = Omit<Told, 'total'> & {
  readonly total: string
  /** Undefined when nothing goes back. */
  readonly back: string | undefined
  readonly lines: readonly Line[]
}

const mails: { readonly [H in News['how']]: (order: About) => Email } = {
  paid: ({ number, total, lines, locale }) => [
    `Order ${number} is paid`,
    `Thank you. We have received ${total} for order ${number}:\n\n${listOf(lines, locale)}\n\nYou find it, and its invoice, under ${pageOf(lines)}.`,
  ],
  'given back': ({ number, total }) => [
    `Your payment for order ${number} goes back`,
    `We have received ${total} for order ${number}, which could not take it any more: it was paid already, or had been let go. All of it goes back the way it came, and there is nothing that you need to do.`,
  ],
  cancelled: ({ number, back, lines, locale }) => [
    `Order ${number} is cancelled`,
    `You have cancelled:\n\n${listOf(lines, locale)}\n\n${back === undefined ? 'Nothing goes back, by the terms that it was booked on.' : `${back} goes back the way it came.`}`,
  ],
  'called off': ({ number, back, lines, locale }) => [
    `The ground has cancelled your booking, order ${number}`,
    `We are sorry. The ground has cancelled what you had booked:\n\n${listOf(lines, locale)}\n\n${back === undefined ? 'Nothing was charged.' : `All of what you paid goes back the way it came: ${back}.`}`,
  ],
  moved: ({ number, lines, locale }) => [
    `Your booking has another time, order ${number}`,
    `It is now:\n\n${listOf(lines, locale)}\n\nYou find it under My Bookings.`,
  ],
}

/** Writes to the buyer within the same transaction; repeated events cause one message. */
export async function tellBuyer(app: AppContext, db: Db, news: News): Promise<void> {
  const { orderId, how, back = 0 } = news
  const order = await findTold(db, orderId)
  if (order === undefined) return
  const currency = await currencyOf(db, order.currency)
  const [subject, text] = mails[how]({
    ...order,
    total: printMoney(order.total, currency),
    back: back > 0 ? printMoney(back, currency) : undefined,
    lines: await findLines(db, [orderId]),
  })
  await tell(app, db, {
    channel: 'email',
    sender: order.sender,
    to: order.email,
    subject: `${order.siteName}: ${subject}`,
    text: `${text}\n\n${order.siteName}\n`,
  })
}
