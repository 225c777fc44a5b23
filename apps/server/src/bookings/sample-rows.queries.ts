import type { InsertObject } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSampleBooking = (db: Db, booking: InsertObject<Database, 'booking'>) =>
  db.insertInto('booking').values(booking).execute()

export const insertSampleSpan = (db: Db, span: InsertObject<Database, 'ground_span'>) =>
  db.insertInto('ground_span').values(span).execute()
