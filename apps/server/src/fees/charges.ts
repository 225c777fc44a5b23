import { PRODUCT_NOT_FOUND, SHEET_NOT_PUBLISHED } from '@pavilion/contract/fees/fee-refusals.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { bookOf } from './book.ts'
import { lockBook } from './book.queries.ts'
import {
  chargeEleven,
  type Charged,
  chargeListed,
  hasProduct,
  isPublished,
} from './charge.queries.ts'
import { feeManagerOf } from './fee-manager.ts'
import { limits } from './limits.ts'
import { tellCharged } from './tell-charged.ts'

export const chargeSheet = os.fees.chargeSheet.handler(async ({ input, context }) => {
  const { organisationId, entryId } = input
  const manager = await feeManagerOf(context, organisationId)
  const { app } = context
  const { accountId } = manager.actor
  if (!(await isPublished(app.db, organisationId, entryId))) {
    throw refuseCall('SHEET_NOT_PUBLISHED', SHEET_NOT_PUBLISHED)
  }
  const charged = await chargeBy(context, { ...input, accountId }, (db) =>
    chargeEleven(db, { ...input, accountId, now: app.now() }, entryId),
  )
  return success(`${counted(charged, 'player')} charged`, await bookOf(context, manager))
})

export const charge = os.fees.charge.handler(async ({ input, context }) => {
  const manager = await feeManagerOf(context, input.organisationId)
  const { accountId } = manager.actor
  const charged = await chargeBy(context, { ...input, accountId }, (db) =>
    chargeListed(db, { ...input, accountId, now: context.app.now() }),
  )
  return success(`${counted(charged, 'player')} charged`, await bookOf(context, manager))
})

type Charging = {
  readonly organisationId: string
  readonly productId: string
  readonly accountId: string
}

/** Charges and tells those who were charged; answers how many that are. */
async function chargeBy(
  context: CallContext,
  { organisationId, productId, accountId }: Charging,
  write: (db: Db) => Promise<Charged[]>,
): Promise<number> {
  const { app } = context
  await spendTries(context, [[limits.chargeByAccount, accountId]])
  return app.db.transaction().execute(async (db) => {
    await lockBook(db, organisationId)
    if (!(await hasProduct(db, { organisationId, productId }))) {
      throw refuseCall('PRODUCT_NOT_FOUND', PRODUCT_NOT_FOUND)
    }
    const charged = await write(db)
    await tellCharged(app, db, { organisationId, accountId, charged })
    return new Set(charged.map(({ playerId }) => playerId)).size
  })
}
