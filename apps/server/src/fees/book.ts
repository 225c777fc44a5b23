import type { FeeBook } from '@pavilion/contract/fees/fee-fields.ts'
import { CURRENCY_FIXED } from '@pavilion/contract/fees/fee-refusals.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { findBook, findMembers, findProducts, findSheets, updateBook } from './book.queries.ts'
import { type FeeManager, feeManagerOf } from './fee-manager.ts'

/** The book of a club as it stands. */
export async function bookOf({ app }: CallContext, { organisation }: FeeManager): Promise<FeeBook> {
  const { db } = app
  const now = app.now()
  const { id } = organisation
  const [book, products, members, sheets] = await Promise.all([
    findBook(db, id),
    findProducts(db, id),
    findMembers(db, id, now),
    findSheets(db, id, now),
  ])
  const { currency, blocksDebtors, remindDays } = book
  return {
    organisation,
    currency: await currencyOf(db, currency),
    settings: { currency, blocksDebtors, remindDays },
    products,
    members,
    sheets,
  }
}

export const showBook = os.fees.book.handler(async ({ input, context }) => {
  const book = await bookOf(context, await feeManagerOf(context, input.organisationId))
  return success(counted(book.members.length, 'player'), book)
})

export const saveSettings = os.fees.saveSettings.handler(async ({ input, context }) => {
  const { organisationId, settings } = input
  const manager = await feeManagerOf(context, organisationId)
  const isSaved = await updateBook(context.app.db, organisationId, settings)
  if (!isSaved) {
    const { message } = CURRENCY_FIXED
    throw refuseCall('CURRENCY_FIXED', CURRENCY_FIXED, [{ path: 'settings.currency', message }])
  }
  return success('Saved', await bookOf(context, manager))
})
