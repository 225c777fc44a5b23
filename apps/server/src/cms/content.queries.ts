import type { SectionText } from '@pavilion/contract/cms/editor-post.ts'
import type { Insertable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Db } from '#db/connect.ts'
import type { Editor } from './editor.ts'

type NewPost = Insertable<Database['post']>
export type SectionName = Database['home_section']['name']

/** Inserts the posts that were never inserted before; what an editor has removed stays removed. */
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

/** A section of the home page: the site's own version, else the common one. */
export const findSection = (db: Db, siteId: string, name: SectionName) =>
  db
    .selectFrom('home_section')
    .select(['name', 'title', 'lead', 'link_label', 'link_to', 'kind', 'size', 'revision'])
    .where('name', '=', name)
    .where((is) => is.or([is('site_id', '=', siteId), is('site_id', 'is', null)]))
    .orderBy('site_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()

/** Locks the sections of the site's home page until the transaction ends. */
export const lockSections = (db: Db, siteId: string) =>
  db.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().execute()

export const saveOwnSection = (
  db: Db,
  { siteId, accountId, now }: Editor,
  { name, words, revision }: { name: SectionName; words: SectionText; revision: number },
) => {
  const values = {
    title: words.title,
    lead: words.lead,
    link_label: words.linkLabel,
    link_to: words.linkTo,
    kind: words.kind,
    size: words.size,
    revision,
    changed_at: now,
    changed_by: accountId,
  }
  return db
    .insertInto('home_section')
    .values({ ...values, name, site_id: siteId })
    .onConflict((conflict) => conflict.constraint('home_section_once').doUpdateSet(values))
    .execute()
}
