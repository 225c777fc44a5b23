import { randomUUID } from 'node:crypto'
import { minorUnits, negative } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
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
  amounts: Readonly<Partial<Record<LedgerAccount, MinorUnits>>>,
): Promise<void> {
  const event = randomUUID()
  const accounts = ['provider', 'sales', 'tax', 'owed'] as const
  const entries = accounts.flatMap((account) => {
    const amount = amounts[account]
    return amount === undefined || amount === 0
      ? []
      : [{ event, order_id: orderId, account, amount, at }]
  })
  if (entries.length > 0) await insertEntries(db, entries)
}

export const taxOf = ({ taxOnTop, taxWithin }: Order): MinorUnits =>
  minorUnits(taxOnTop + taxWithin)

/** The tax in the first `refunded` units given back; in the whole total it is all of the tax. */
const taxInRefunds = (order: Order, refunded: MinorUnits): MinorUnits =>
  order.total === 0 ? minorUnits(0) : share(taxOf(order), refunded, order.total)

/** A sale: the provider holds the price for us. */
export const enterSale = (db: Db, order: Order, at: string) =>
  enter(
    db,
    { orderId: order.id, at },
    {
      provider: order.total,
      sales: minorUnits(taxOf(order) - order.total),
      tax: negative(taxOf(order)),
    },
  )

/** A payment that came too late or twice: the provider holds money that we owe back. */
export const enterStray = (
  db: Db,
  { id }: Order,
  { amount, at }: { amount: MinorUnits; at: string },
) => enter(db, { orderId: id, at }, { provider: amount, owed: negative(amount) })

/** Part of a sale is undone and owed back. `order` is as before the refund. */
export function enterRefund(
  db: Db,
  order: Order,
  { amount, at }: { amount: MinorUnits; at: string },
) {
  const tax = minorUnits(
    taxInRefunds(order, minorUnits(order.refunded + amount)) - taxInRefunds(order, order.refunded),
  )
  return enter(
    db,
    { orderId: order.id, at },
    { sales: minorUnits(amount - tax), tax, owed: negative(amount) },
  )
}

/** An owed amount has been paid back. */
export const enterGivenBack = (db: Db, orderId: string, of: { amount: MinorUnits; at: string }) =>
  enter(db, { orderId, at: of.at }, { owed: of.amount, provider: negative(of.amount) })

type Standing = { readonly appointmentId: string; readonly amount: MinorUnits; readonly at: string }

async function enterOfficial(
  db: Db,
  { appointmentId, at }: Standing,
  amounts: Readonly<Partial<Record<LedgerAccount, MinorUnits>>>,
): Promise<void> {
  const event = randomUUID()
  const accounts = ['officials', 'owed to officials', 'paid out'] as const
  await insertEntries(
    db,
    accounts.flatMap((account) => {
      const amount = amounts[account]
      return amount === undefined || amount === 0
        ? []
        : [{ event, appointment_id: appointmentId, account, amount, at }]
    }),
  )
}

/** An official has stood: the fee is owed. Breaks `ledger_entry_official_once` when it was entered before. */
export const enterOfficialFee = (db: Db, fee: Standing) =>
  enterOfficial(db, fee, { officials: fee.amount, 'owed to officials': negative(fee.amount) })

/** The fee was paid. Breaks `ledger_entry_official_once` when that was entered before. */
export const enterOfficialPaid = (db: Db, fee: Standing) =>
  enterOfficial(db, fee, { 'owed to officials': fee.amount, 'paid out': negative(fee.amount) })
