import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSamplePayment = (db: Db, payment: Insertable<Database['payment']>) =>
  db.insertInto('payment').values(payment).execute()

export const insertSampleCoupons = (db: Db, coupons: readonly Insertable<Database['coupon']>[]) =>
  db.insertInto('coupon').values(coupons).execute()

export const insertSampleTaxes = (db: Db, taxes: readonly Insertable<Database['tax']>[]) =>
  db.insertInto('tax').values(taxes).execute()
