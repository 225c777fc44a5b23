import { PLAYER_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import type { FeeAccount } from '@pavilion/contract/fees/fee-fields.ts'
import { ENTRY_UNKNOWN, NOT_REFUNDABLE } from '@pavilion/contract/fees/fee-refusals.ts'
import { negative } from '@pavilion/contract/money.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { refundOrder } from '#orders/orders.ts'
import { currencyOf } from '#places/places.ts'
import { spendTries } from '#security/limits.ts'
import { findAccount, findEntries, setConcession } from './account.queries.ts'
import { findBook, lockBook } from './book.queries.ts'
import { feeManagerOf } from './fee-manager.ts'
import { limits } from './limits.ts'
import { findEntered, insertContrary, insertPayment } from './payment.queries.ts'

type Of = { readonly organisationId: string; readonly playerId: string }

/** The account of a player of the club. */
export async function accountOf(app: AppContext, of: Of): Promise<FeeAccount> {
  const found = await findAccount(app.db, of, app.now())
  if (found === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  const [entries, book] = await Promise.all([
    findEntries(app.db, of),
    findBook(app.db, of.organisationId),
  ])
  const currency = await currencyOf(app.db, book.currency)
  return { playerId: of.playerId, ...found, currency, entries }
}

export const showAccount = os.fees.account.handler(async ({ input, context }) => {
  await feeManagerOf(context, input.organisationId)
  const account = await accountOf(context.app, input)
  return success(account.name, account)
})

export const saveConcession = os.fees.setConcession.handler(async ({ input, context }) => {
  await feeManagerOf(context, input.organisationId)
  await setConcession(context.app.db, input)
  return success('Saved', await accountOf(context.app, input))
})

export const enterPayment = os.fees.enterPayment.handler(async ({ input, context }) => {
  const { actor } = await feeManagerOf(context, input.organisationId)
  const { app } = context
  const { accountId } = actor
  await spendTries(context, [[limits.chargeByAccount, accountId]])
  await accountOf(app, input)
  await insertPayment(app.db, { ...input, accountId, now: app.now() })
  return success('Payment entered', await accountOf(app, input))
})

export const takeBack = os.fees.takeBack.handler(async ({ input, context }) => {
  const { actor } = await feeManagerOf(context, input.organisationId)
  const { app } = context
  const by = { ...input, accountId: actor.accountId, now: app.now() }
  await app.db.transaction().execute((db) => reverse(db, by))
  return success('Taken back', await accountOf(app, input))
})

type Reversing = Of & {
  readonly entryId: string
  readonly accountId: string
  readonly now: string
}

/** Once: whoever comes second waits, and finds it taken back. */
async function reverse(db: Db, by: Reversing): Promise<void> {
  await lockBook(db, by.organisationId)
  const entry = await findEntered(db, by)
  if (entry === undefined) throw refuseCall('ENTRY_UNKNOWN', ENTRY_UNKNOWN)
  if (entry.isTakenBack) return
  if (entry.orderId !== null) {
    const { orderId, amount } = entry
    const refunded = await refundOrder(db, { orderId, amount: negative(amount), now: by.now })
    if (!refunded.ok) throw refuseCall('NOT_REFUNDABLE', NOT_REFUNDABLE)
  }
  await insertContrary(db, by)
}
