import { PRODUCT_NAME_TAKEN, PRODUCT_NOT_FOUND } from '@pavilion/contract/fees/fee-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { bookOf } from './book.ts'
import { feeManagerOf } from './fee-manager.ts'
import { limits } from './limits.ts'
import { insertProduct, updateProduct } from './product.queries.ts'

export const createProduct = os.fees.createProduct.handler(async ({ input, context }) => {
  const manager = await feeManagerOf(context, input.organisationId)
  const { app } = context
  await spendTries(context, [[limits.productByAccount, manager.actor.accountId]])
  await unlessNamed(() => insertProduct(app.db, { ...input, now: app.now() }))
  return success('Added', await bookOf(context, manager))
})

export const saveProduct = os.fees.saveProduct.handler(async ({ input, context }) => {
  const manager = await feeManagerOf(context, input.organisationId)
  const { app } = context
  const isSaved = await unlessNamed(() => updateProduct(app.db, { ...input, now: app.now() }))
  if (!isSaved) throw refuseCall('PRODUCT_NOT_FOUND', PRODUCT_NOT_FOUND)
  return success('Saved', await bookOf(context, manager))
})

async function unlessNamed<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!brokeUnique(error, 'fee_product_named_once')) throw error
    const { message } = PRODUCT_NAME_TAKEN
    throw refuseCall('PRODUCT_NAME_TAKEN', PRODUCT_NAME_TAKEN, [{ path: 'fields.name', message }])
  }
}
