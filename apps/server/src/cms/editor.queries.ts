import type { PostStatus } from '@pavilion/contract/cms/editor-post.ts'
import type { PostKind, PostMeta } from '@pavilion/contract/cms/post.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { OrganisationRow } from '#records/references.queries.ts'
import type { Editor } from './editor.ts'
import { organisationOfPost } from './organisation.queries.ts'

/** What an editor writes, as stored in a post or a revision. */
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
  organisation: OrganisationRow | null
}

export type EditorRow = EntryRow &
  WordsRow & {
    /** Whether the post is shown on every site. */
    isCommon: boolean
  }

export const wordsColumns = sql`
  kind, slug, title, summary, body, category, author, cover_seed as "coverSeed",
  cover_id as "coverId", cover_alt as "coverAlt", social_id as "socialId", meta`

/** The site's own posts, on the default site also the common ones; or those of the editor's organisations. */
export const isWithinReach = ({ siteId, organisationIds }: Editor) =>
  organisationIds === null
    ? sql<boolean>`(site_id = ${siteId}
        or (site_id is null and exists (select from site where id = ${siteId} and is_default)))`
    : sql<boolean>`(site_id = ${siteId} and organisation_id = any(${[...organisationIds]}::uuid[]))`

/** The posts whose address a new one may not have: an organisation takes the place of no common post. */
const isInTheWay = (editor: Editor) =>
  editor.organisationIds === null
    ? isWithinReach(editor)
    : sql<boolean>`(site_id = ${editor.siteId} or site_id is null)`

/** A scheduled post counts as published from its time on, without a job. */
export const statusAt = ({ now }: Editor) => sql<PostStatus>`
  case when status = 'scheduled' and published_at <= ${now}::timestamptz
       then 'published' else status end`

/** The name of an account; empty when it is closed. */
export const nameOf = (account: RawBuilder<string | null>) => sql<string>`coalesce((
  select concat_ws(' ', first_name, last_name) from account where id = ${account}), '')`

export const entryColumns = (editor: Editor) => sql`
  id, ${statusAt(editor)} as status, published_at as "publishedAt", changed_at as "changedAt",
  ${nameOf(sql`changed_by`)} as "changedBy", revision, ${organisationOfPost} as organisation`

/** Undefined for a post of another site. With `for update` the row is locked until the transaction ends. */
export async function findEditable(
  db: Db,
  editor: Editor,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<EditorRow | undefined> {
  const found = await sql<EditorRow>`
    select ${entryColumns(editor)}, ${wordsColumns}, site_id is null as "isCommon" from post
    where id = ${id} and ${isWithinReach(editor)} ${lock ? sql`for update` : sql``}`.execute(db)
  return found.rows[0]
}

/** The post that the same account made with this key. */
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

/** Whether another post within reach has the slug. */
export async function isSlugTaken(
  db: Db,
  editor: Editor,
  { slug, id }: { readonly slug: string; readonly id?: string | undefined },
): Promise<boolean> {
  const found = await sql`select from post where slug = ${slug} and ${isInTheWay(editor)}
    and id is distinct from ${id ?? null}`.execute(db)
  return found.rows.length > 0
}
