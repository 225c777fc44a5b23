import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

/** Answers its id. */
export async function insertSamplePackage(
  db: Db,
  offer: Insertable<Database['package']>,
): Promise<string> {
  const made = await db
    .insertInto('package')
    .values(offer)
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export const insertSamplePrices = (
  db: Db,
  prices: readonly Insertable<Database['package_price']>[],
) => db.insertInto('package_price').values(prices).execute()
