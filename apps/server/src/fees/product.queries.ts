import type { ProductFields } from '@pavilion/contract/fees/fee-fields.ts'
import type { Db } from '#db/connect.ts'

type NewProduct = {
  readonly organisationId: string
  readonly fields: ProductFields
  readonly idempotencyKey: string
  readonly now: string
}

/** Does nothing when this request has made it before. Breaks `fee_product_named_once`. */
export async function insertProduct(db: Db, asked: NewProduct): Promise<void> {
  const { organisationId, fields, idempotencyKey, now } = asked
  await db
    .insertInto('fee_product')
    .values({
      organisation_id: organisationId,
      ...fields,
      idempotency_key: idempotencyKey,
      made_at: now,
    })
    .onConflict((conflict) => conflict.constraint('fee_product_asked_once').doNothing())
    .execute()
}

type Changed = {
  readonly organisationId: string
  readonly productId: string
  readonly fields: ProductFields
  readonly isEnded: boolean
  readonly now: string
}

/** Answers whether the club has such a fee. Breaks `fee_product_named_once`. */
export async function updateProduct(db: Db, changed: Changed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fee_product')
    .set({ ...changed.fields, archived_at: changed.isEnded ? changed.now : null })
    .where('id', '=', changed.productId)
    .where('organisation_id', '=', changed.organisationId)
    .where('archived_at', 'is', null)
    .where('kind', '<>', 'tuition')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
