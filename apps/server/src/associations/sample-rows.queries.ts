import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSampleAffiliations = (
  db: Db,
  affiliations: readonly Insertable<Database['affiliation']>[],
) => db.insertInto('affiliation').values(affiliations).execute()
