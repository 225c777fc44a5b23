import type { Db } from '#db/connect.ts'

export const findCurrency = (db: Db, code: string) =>
  db
    .selectFrom('currency')
    .select(['code as id', 'name', 'digits'])
    .where('code', '=', code)
    .executeTakeFirst()
