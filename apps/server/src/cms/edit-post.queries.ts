import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { Db } from '#db/connect.ts'
import type { Rendered } from './markdown.ts'
import type { Editor } from './editor.ts'

/** The words of a post, and what readers are shown of them; null when a job is to render them. */
export type Wording = { readonly words: PostText; readonly rendered: Rendered | null }

/** The columns that an editor writes. */
const valuesOf = ({ words, rendered }: Wording) => ({
  rendered: rendered && JSON.stringify(rendered),
  kind: words.kind,
  slug: words.slug,
  title: words.title,
  summary: words.summary,
  body: words.body,
  category: words.category,
  author: words.author,
  cover_seed: words.coverSeed || words.title,
  cover_id: words.cover?.id ?? null,
  cover_alt: words.cover?.alt ?? '',
  social_id: words.socialPicture,
  meta: JSON.stringify(words.meta),
})

export type NewPost = Wording & {
  readonly key: string
  /** Whose news it is; null for the site's own. */
  readonly organisationId: string | null
}

/** Undefined when the key has made a post before. Breaks `post_one_slug` when the slug is taken. */
export const insertDraft = (
  db: Db,
  { siteId, accountId, now }: Editor,
  { key, organisationId, ...wording }: NewPost,
) =>
  db
    .insertInto('post')
    .values({
      ...valuesOf(wording),
      site_id: siteId,
      organisation_id: organisationId,
      made_with: key,
      created_at: now,
      changed_at: now,
      changed_by: accountId,
    })
    .onConflict((conflict) => conflict.constraint('post_made_once').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Breaks `post_one_slug` when the slug is taken. */
export const updateWords = (
  db: Db,
  { accountId, now }: Editor,
  { id, ...wording }: Wording & { readonly id: string },
) =>
  db
    .updateTable('post')
    .set({ ...valuesOf(wording), changed_at: now, changed_by: accountId })
    .where('id', '=', id)
    .execute()

export type StatusRow = {
  readonly status: 'draft' | 'scheduled' | 'published' | 'archived'
  readonly publishedAt: string | null
}

export const updateStatus = (
  db: Db,
  { accountId, now }: Editor,
  { id, status, publishedAt }: StatusRow & { readonly id: string },
) =>
  db
    .updateTable('post')
    .set({ status, published_at: publishedAt, changed_at: now, changed_by: accountId })
    .where('id', '=', id)
    .execute()

/** How many of these pictures belong to the site. */
export async function countPictures(db: Db, { siteId }: Editor, ids: readonly string[]) {
  if (ids.length === 0) return 0
  const { count } = await db
    .selectFrom('post_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
