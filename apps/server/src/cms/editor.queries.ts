import type { PostStatus } from '@pavilion/contract/editor-post.ts'
import type { PostKind, PostMeta } from '@pavilion/contract/post.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Editor } from './editor.ts'

/** What an editor writes, as it lies in a post or in one of its revisions. */
export type WordsRow = {
  kind: PostKind
  slug: string
  title: string
  summary: string
  body: string
  category: string
  author: string
  coverSeed: string
  coverId: string | null
  coverAlt: string
  socialId: string | null
  meta: PostMeta
}

export type EntryRow = Pick<WordsRow, 'kind' | 'slug' | 'title' | 'category' | 'author'> & {
  id: string
  status: PostStatus
  publishedAt: string | null
  changedAt: string
  changedBy: string
  revision: number
}

export type EditorRow = EntryRow & WordsRow

export const wordsColumns = sql`
  kind, slug, title, summary, body, category, author, cover_seed as "coverSeed",
  cover_id as "coverId", cover_alt as "coverAlt", social_id as "socialId", meta`

/** The site's own posts, and on the default site those too that stand on every one. */
export const isWithinReach = ({ siteId }: Editor) => sql<boolean>`(site_id = ${siteId}
  or (site_id is null and exists (select from site where id = ${siteId} and is_default)))`

/** A scheduled post whose time has come is published, whether or not anybody has said so. */
export const statusAt = ({ now }: Editor) => sql<PostStatus>`
  case when status = 'scheduled' and published_at <= ${now}::timestamptz
       then 'published' else status end`

/** What an account is called; empty where it is gone. */
export const nameOf = (account: RawBuilder<string | null>) => sql<string>`coalesce((
  select concat_ws(' ', first_name, last_name) from account where id = ${account}), '')`

export const entryColumns = (editor: Editor) => sql`
  id, ${statusAt(editor)} as status, published_at as "publishedAt", changed_at as "changedAt",
  ${nameOf(sql`changed_by`)} as "changedBy", revision`

/** Undefined for a post of another site. With `for update` it is the caller's until the transaction ends. */
export async function findEditable(
  db: Db,
  editor: Editor,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<EditorRow | undefined> {
  const found = await sql<EditorRow>`
    select ${entryColumns(editor)}, ${wordsColumns} from post
    where id = ${id} and ${isWithinReach(editor)} ${lock ? sql`for update` : sql``}`.execute(db)
  return found.rows[0]
}

/** The post that was made with a key, by the same account. */
export async function findMadeWith(db: Db, { accountId }: Editor, key: string) {
  return db
    .selectFrom('post')
    .innerJoin('post_revision', (join) =>
      join.onRef('post_revision.post_id', '=', 'post.id').on('post_revision.number', '=', 1),
    )
    .select('post.id')
    .where('made_with', '=', key)
    .where('post_revision.saved_by', '=', accountId)
    .executeTakeFirst()
}

/** Whether another post within reach stands at the slug. */
export async function isSlugTaken(
  db: Db,
  editor: Editor,
  { slug, id }: { readonly slug: string; readonly id?: string | undefined },
): Promise<boolean> {
  const found = await sql`select from post where slug = ${slug} and ${isWithinReach(editor)}
    and id is distinct from ${id ?? null}`.execute(db)
  return found.rows.length > 0
}
