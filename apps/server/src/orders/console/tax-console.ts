import { taxConsoleRefusals as refusals } from '@pavilion/contract/orders/tax-console-calls.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { brokeReference } from '#db/broke-rule.ts'
import { audit } from '#security/audit.ts'
import { operatorOf } from './operator-of.ts'
import { deleteTax, writeTax } from './tax-console.queries.ts'

export const saveTax = os.orderConsole.saveTax.handler(async ({ input, context }) => {
  const { accountId } = await operatorOf(context, 'run-shop')
  const { countryId, lineKind, name, rate } = input
  await context.app.db
    .transaction()
    .execute(async (db) => {
      await writeTax(db, input)
      const details = { country: countryId, on: lineKind, tax: name, rate: `${rate} basis points` }
      await audit(db, context, { kind: 'tax-saved', accountId, details })
    })
    .catch((error: unknown) => {
      if (!brokeReference(error, 'tax_country_fkey')) throw error
      throw refuseCall('COUNTRY_NOT_FOUND', refusals.COUNTRY_NOT_FOUND)
    })
  return success('Saved', null)
})

export const removeTax = os.orderConsole.removeTax.handler(async ({ input, context }) => {
  const { accountId } = await operatorOf(context, 'run-shop')
  const { countryId, lineKind } = input
  await context.app.db.transaction().execute(async (db) => {
    if (!(await deleteTax(db, input))) return
    const details = { country: countryId, on: lineKind }
    await audit(db, context, { kind: 'tax-removed', accountId, details })
  })
  return success('Removed', null)
})
