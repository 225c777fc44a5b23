import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSamplePeople = (db: Db, people: readonly Insertable<Database['person']>[]) =>
  db.insertInto('person').values(people).execute()
