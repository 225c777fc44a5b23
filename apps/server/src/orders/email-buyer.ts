import { printMoney } from '@pavilion/contract/print-money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Handling } from '#events/listener.ts'
import { queueMessage, siteEmail } from '#messages/messages.ts'
import { currencyOf } from '#places/places.ts'
import { type Buyer, findBuyer } from './buyer.queries.ts'
import { remarksOf } from './line-remarks.ts'
import { findLines, type Line } from './order-lines.queries.ts'

/** An order, to be written about. */
export type OrderText = Pick<Buyer, 'number'> & {
  readonly total: string
  /** Each line on one of its own, with its time and place. */
  readonly list: string
  /** An amount in the order's currency as text. */
  readonly print: (amount: MinorUnits) => string
}

export type EmailText = readonly [subject: string, text: string]

const listOf = (lines: readonly Line[], locale: string): string =>
  lines.map((line) => `- ${[line.title, ...remarksOf(line, locale)].join(', ')}`).join('\n')

/** Writes to the buyer of an order, in the transaction; nobody is written to whose account is closed. */
export async function emailBuyer(
  { app, db }: Handling,
  orderId: string,
  write: (order: OrderText) => EmailText,
): Promise<void> {
  const buyer = await findBuyer(db, orderId)
  if (buyer === undefined) return
  const currency = await currencyOf(db, buyer.currency)
  const print = (amount: MinorUnits) => printMoney(amount, currency)
  const [subject, text] = write({
    number: buyer.number,
    total: print(buyer.total),
    list: listOf(await findLines(db, [orderId]), buyer.locale),
    print,
  })
  await queueMessage(app, db, siteEmail(buyer, { to: buyer.email, subject, text }))
}

/** Says that an order is paid, and on which page what was bought is found. */
export const paidEmail =
  (page: string) =>
  ({ number, total, list }: OrderText): EmailText => [
    `Order ${number} is paid`,
    `Thank you. We have received ${total} for order ${number}:\n\n${list}\n\nYour order and invoice are under ${page}.`,
  ]
