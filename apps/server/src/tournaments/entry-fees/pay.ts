import { BEING_PAID, NOTHING_TO_PAY } from '@pavilion/contract/fees/fee-refusals.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { PaymentLink } from '@pavilion/contract/packages/cart-calls.ts'
import { ENTRY_NOT_FOUND } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import {
  cancelOrder,
  expireOrders,
  paymentFor,
  placedBefore,
  placeOrder,
  refusePlacing,
} from '#orders/orders.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { limits } from '../limits.ts'
import { type EntryRow, findEntry } from '../manage/entries.queries.ts'
import { findSetup, lockSetup } from '../manage/setup.queries.ts'
import { standingOf } from './dues.ts'
import { insertEntryOrder, lockEntryOrders } from './payment.queries.ts'

/** How long the order may wait for its payment. */
const ORDER_SECONDS = 3_600

type Paying = {
  readonly entryId: string
  readonly idempotencyKey: string
  readonly accountId: string
  readonly siteId: string
}

export const payEntryFee = os.tournaments.payEntryFee.handler(async ({ input, context }) => {
  const actor = await signedIn(context)
  const { accountId } = actor
  const { app, host } = context
  const entry = await findEntry(app.db, input.entryId)
  if (
    entry === undefined ||
    !may(actor, 'pay-entry-fee', { accountId: entry.managerId ?? undefined })
  ) {
    throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
  }
  await spendTries(context, [[limits.entryFeeByAccount, accountId]])
  const { id: siteId } = await siteOf(app, host)
  const link = await app.db.transaction().execute(async (db) => {
    await lockSetup(db, entry.tournamentId)
    return pay(context, db, { ...input, accountId, siteId })
  })
  return success('Payment link ready', link)
})

/**
 * Places the order and begins its payment, under the lock of the tournament. A repeated request finds the order that
 * it placed.
 */
async function pay(context: CallContext, db: Db, paying: Paying): Promise<PaymentLink> {
  const { accountId, idempotencyKey, entryId } = paying
  const before = await placedBefore(db, { accountId, idempotencyKey, request: { entryId } })
  if (before?.ok === false) throw refusePlacing(context, before.code)
  const orderId = before?.value.order.id ?? (await place(context, db, paying))
  return paymentFor(db, context.app, orderId)
}

async function place(context: CallContext, db: Db, paying: Paying): Promise<string> {
  const { entryId, accountId, siteId, idempotencyKey } = paying
  const now = context.app.now()
  await makeRoom(db, paying, now)
  const { line, currency } = await owed(db, entryId)
  const placed = await placeOrder(db, {
    siteId,
    accountId,
    currency,
    idempotencyKey,
    request: { entryId },
    lines: [line],
    now,
    expiresAt: after(now, ORDER_SECONDS),
  })
  if (!placed.ok) throw refusePlacing(context, placed.code)
  const { id: orderId } = placed.value.order
  await insertEntryOrder(db, { entryId, orderId, accountId, now })
  return orderId
}

/** An order of the caller's own that waits is given up for the new one; while somebody else is paying, one waits. */
async function makeRoom(db: Db, { entryId, accountId }: Paying, now: string): Promise<void> {
  const orderIds = (await lockEntryOrders(db, entryId)).map(({ orderId }) => orderId)
  await expireOrders(db, { orderIds, now })
  for (const { orderId, status, accountId: by } of await lockEntryOrders(db, entryId)) {
    if (status !== 'pending') continue
    if (by !== accountId) throw refuseCall('BEING_PAID', BEING_PAID)
    await cancelOrder(db, { orderId, now })
  }
}

/** What an entry owes; refuses where that is nothing, or the team has not come in yet. */
async function owed(db: Db, entryId: string) {
  const entry = await findEntry(db, entryId)
  const setup = entry && (await findSetup(db, entry.tournamentId))
  if (entry === undefined || setup === undefined) throw refuseCall('NOTHING_TO_PAY', NOTHING_TO_PAY)
  if (standingOf(entry) !== 'unpaid') throw refuseCall('NOTHING_TO_PAY', NOTHING_TO_PAY)
  return { line: lineOf(entry, setup.fields.name), currency: setup.currency }
}

const lineOf = ({ id, team, fee, tournamentId }: EntryRow, tournament: string) => ({
  kind: 'entry' as const,
  title: `Entry fee of ${team.name}, ${tournament}`,
  quantity: 1,
  unitPrice: fee ?? minorUnits(0),
  subject: tournamentId,
  reference: id,
})
