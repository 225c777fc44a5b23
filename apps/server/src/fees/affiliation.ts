import type {
  AffiliationAccount,
  AffiliationFees,
} from '@pavilion/contract/fees/affiliation-fee-calls.ts'
import { NOT_AN_ASSOCIATION } from '@pavilion/contract/fees/fee-refusals.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import type { Handling } from '#events/listener.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { organisationRef } from '#records/references.queries.ts'
import {
  type Affiliating,
  type AffiliationAccountRow,
  findAffiliationAccounts,
  findAffiliationFees,
  findFeeOf,
  insertAffiliation,
  keepAffiliationFee,
  removeAffiliationFee,
} from './affiliation.queries.ts'
import { findBook, lockBook } from './book.queries.ts'
import { type FeeManager, feeManagerOf } from './fee-manager.ts'
import { tellCharged } from './tell-charged.ts'

async function feesOf({ db }: AppContext, { organisation }: FeeManager): Promise<AffiliationFees> {
  const { id } = organisation
  const [{ currency }, fees, above, below] = await Promise.all([
    findBook(db, id),
    findAffiliationFees(db, id),
    findAffiliationAccounts(db, id, 'above'),
    findAffiliationAccounts(db, id, 'below'),
  ])
  return {
    currency: await currencyOf(db, currency),
    fees,
    above: await Promise.all(above.map((row) => accountOf(db, row))),
    below: await Promise.all(below.map((row) => accountOf(db, row))),
  }
}

const accountOf = async (db: Db, row: AffiliationAccountRow): Promise<AffiliationAccount> => ({
  ...row,
  organisation: organisationRef(row.organisation),
  currency: await currencyOf(db, row.currency),
})

export const showAffiliationFees = os.fees.affiliations.handler(async ({ input, context }) => {
  const manager = await feeManagerOf(context, input.organisationId)
  return success(manager.organisation.name, await feesOf(context.app, manager))
})

export const saveAffiliationFee = os.fees.saveAffiliationFee.handler(async ({ input, context }) => {
  const { organisationId, season, kind, amount } = input
  const manager = await feeManagerOf(context, organisationId)
  if (manager.organisation.kind !== 'association') {
    throw refuseCall('NOT_AN_ASSOCIATION', NOT_AN_ASSOCIATION)
  }
  const { app } = context
  const fee = { associationId: organisationId, season, kind }
  await app.db.transaction().execute(async (db) => {
    await lockBook(db, organisationId)
    if (amount === null) await removeAffiliationFee(db, fee)
    else await keepAffiliationFee(db, { ...fee, amount })
  })
  return success(amount === null ? 'Removed' : 'Saved', await feesOf(app, manager))
})

/** Charges what the association asks of an organisation that it has approved for a season, and tells who runs it. */
export async function chargeAffiliation(
  { app, db }: Handling,
  of: Affiliating,
  accountId: string | null,
): Promise<void> {
  const { organisationId } = of
  await lockBook(db, organisationId)
  const amount = await findFeeOf(db, of)
  if (amount === undefined) return
  const charged = await insertAffiliation(db, { ...of, amount, accountId, now: app.now() })
  await tellCharged(app, db, { organisationId, accountId, charged })
}
