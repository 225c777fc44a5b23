import { randomUUID } from 'node:crypto'
import type { LedgerAccount } from '#db/commerce-tables.ts'
import type { Db } from '#db/connect.ts'
import { insertEntries } from './ledger.queries.ts'
import type { Order } from './order.queries.ts'
import { share } from './quote.ts'

type Booked = { readonly orderId: string; readonly at: string }

/** Writes down what belongs together; the database refuses at the commit what does not add up to nothing. */
async function enter(
  db: Db,
  { orderId, at }: Booked,
  amounts: Readonly<Partial<Record<LedgerAccount, number>>>,
): Promise<void> {
  const event = randomUUID()
  const accounts = ['provider', 'sales', 'tax', 'owed'] as const
  const entries = accounts.flatMap((account) => {
    const amount = amounts[account] ?? 0
    return amount === 0 ? [] : [{ event, order_id: orderId, account, amount, at }]
  })
  if (entries.length > 0) await insertEntries(db, entries)
}

export const taxOf = ({ taxOnTop, taxWithin }: Order): number => taxOnTop + taxWithin

/** The tax in the first so many units that were given back: with the last one it is all of it. */
const taxInRefunds = (order: Order, refunded: number): number =>
  order.total === 0 ? 0 : share(taxOf(order), refunded, order.total)

/** The provider holds the price for us. */
export const enterSale = (db: Db, order: Order, at: string) =>
  enter(
    db,
    { orderId: order.id, at },
    { provider: order.total, sales: taxOf(order) - order.total, tax: -taxOf(order) },
  )

/** The provider holds money that was not for us: it is owed back. */
export const enterStray = (db: Db, { id }: Order, { amount, at }: { amount: number; at: string }) =>
  enter(db, { orderId: id, at }, { provider: amount, owed: -amount })

/** Part of a sale is undone, and owed back. `order` is as it was before. */
export function enterRefund(db: Db, order: Order, { amount, at }: { amount: number; at: string }) {
  const tax = taxInRefunds(order, order.refunded + amount) - taxInRefunds(order, order.refunded)
  return enter(db, { orderId: order.id, at }, { sales: amount - tax, tax, owed: -amount })
}

/** What was owed has been given back. */
export const enterGivenBack = (db: Db, orderId: string, of: { amount: number; at: string }) =>
  enter(db, { orderId, at: of.at }, { owed: of.amount, provider: -of.amount })
