import type { Insertable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Db } from '#db/connect.ts'

type NewPost = Insertable<Database['post']>
export type SectionName = Database['home_section']['name']

/** Puts in what has never been put in before; what an editor has taken out stays out. */
export async function insertShippedPosts(db: Db, posts: readonly NewPost[]): Promise<number> {
  if (posts.length === 0) return 0
  const marked = await db
    .insertInto('shipped_post')
    .values(posts.map(({ slug }) => ({ slug })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .execute()
  const isNew = new Set(marked.map(({ slug }) => slug))
  const fresh = posts.filter(({ slug }) => isNew.has(slug))
  if (fresh.length === 0) return 0
  await db
    .insertInto('post')
    .values(fresh)
    .onConflict((conflict) => conflict.constraint('post_one_slug').doNothing())
    .execute()
  return fresh.length
}

/** A part of the home page as a site words it, or else as all do. */
export const findSection = (db: Db, siteId: string, name: SectionName) =>
  db
    .selectFrom('home_section')
    .select(['name', 'title', 'lead', 'link_label', 'link_to', 'kind', 'size', 'revision'])
    .where('name', '=', name)
    .where((is) => is.or([is('site_id', '=', siteId), is('site_id', 'is', null)]))
    .orderBy('site_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
