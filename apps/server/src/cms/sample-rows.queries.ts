import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSamplePosts = (db: Db, posts: readonly Insertable<Database['post']>[]) =>
  db.insertInto('post').values(posts).execute()
