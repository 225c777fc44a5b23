import type { Db } from '#db/connect.ts'

export const findCountries = (db: Db) =>
  db
    .selectFrom('country')
    .select(['code as id', 'name', 'calling_code as callingCode'])
    .orderBy('name')
    .execute()

export const findCurrencies = (db: Db) =>
  db.selectFrom('currency').select(['code as id', 'name', 'digits']).orderBy('code').execute()

export const findCountry = (db: Db, code: string) =>
  db.selectFrom('country').select(['code', 'name']).where('code', '=', code).executeTakeFirst()

export const findCurrency = (db: Db, code: string) =>
  db
    .selectFrom('currency')
    .select(['code as id', 'name', 'digits'])
    .where('code', '=', code)
    .executeTakeFirst()
