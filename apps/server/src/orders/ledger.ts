import { randomUUID } from 'node:crypto'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import { insertEntries } from './ledger.queries.ts'
import type { Order } from './order.queries.ts'
import { share } from './quote.ts'

type LedgerAccount = Stored<'ledger_entry', 'account'>

type Booked = { readonly orderId: string; readonly at: string }

/** Enters one event; at the commit the database refuses entries that do not add up to zero. */
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

/** The tax in the first `refunded` units given back; in the whole total it is all of the tax. */
const taxInRefunds = (order: Order, refunded: number): number =>
  order.total === 0 ? 0 : share(taxOf(order), refunded, order.total)

/** A sale: the provider holds the price for us. */
export const enterSale = (db: Db, order: Order, at: string) =>
  enter(
    db,
    { orderId: order.id, at },
    { provider: order.total, sales: taxOf(order) - order.total, tax: -taxOf(order) },
  )

/** A payment that came too late or twice: the provider holds money that we owe back. */
export const enterStray = (db: Db, { id }: Order, { amount, at }: { amount: number; at: string }) =>
  enter(db, { orderId: id, at }, { provider: amount, owed: -amount })

/** Part of a sale is undone and owed back. `order` is as before the refund. */
export function enterRefund(db: Db, order: Order, { amount, at }: { amount: number; at: string }) {
  const tax = taxInRefunds(order, order.refunded + amount) - taxInRefunds(order, order.refunded)
  return enter(db, { orderId: order.id, at }, { sales: amount - tax, tax, owed: -amount })
}

/** An owed amount has been paid back. */
export const enterGivenBack = (db: Db, orderId: string, of: { amount: number; at: string }) =>
  enter(db, { orderId, at: of.at }, { owed: of.amount, provider: -of.amount })

type Standing = { readonly appointmentId: string; readonly amount: number; readonly at: string }

async function enterOfficial(
  db: Db,
  { appointmentId, at }: Standing,
  amounts: Readonly<Partial<Record<LedgerAccount, number>>>,
): Promise<void> {
  const event = randomUUID()
  const accounts = ['officials', 'owed to officials', 'paid out'] as const
  await insertEntries(
    db,
    accounts.flatMap((account) => {
      const amount = amounts[account] ?? 0
      return amount === 0 ? [] : [{ event, appointment_id: appointmentId, account, amount, at }]
    }),
  )
}

/** An official has stood: the fee is owed. Breaks `ledger_entry_official_once` when it was entered before. */
export const enterOfficialFee = (db: Db, fee: Standing) =>
  enterOfficial(db, fee, { officials: fee.amount, 'owed to officials': -fee.amount })

/** The fee was paid. Breaks `ledger_entry_official_once` when that was entered before. */
export const enterOfficialPaid = (db: Db, fee: Standing) =>
  enterOfficial(db, fee, { 'owed to officials': fee.amount, 'paid out': -fee.amount })
