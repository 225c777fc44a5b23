import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSampleReview = (db: Db, review: Insertable<Database['review']>) =>
  db.insertInto('review').values(review).execute()
