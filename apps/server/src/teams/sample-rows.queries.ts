import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSampleTeams = (db: Db, teams: readonly Insertable<Database['team']>[]) =>
  db.insertInto('team').values(teams).execute()
