import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSampleOrganisations = (
  db: Db,
  organisations: readonly Insertable<Database['organisation']>[],
) => db.insertInto('organisation').values(organisations).execute()

export const insertSampleOfficers = (
  db: Db,
  officers: readonly Insertable<Database['officer']>[],
) => db.insertInto('officer').values(officers).execute()
