import type { PostStatus } from '@pavilion/contract/cms/editor-post.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Stored } from '#db/stored.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { nameOf, type WordsRow, wordsColumns } from './editor.queries.ts'

export type RevisionEntryRow = {
  number: number
  title: string
  status: PostStatus
  savedAt: string
  savedBy: string
}

const columns = sql`
  number, title, status, revised_at as "savedAt", ${nameOf(sql`saved_by`)} as "savedBy"`

/** The revision number alone orders the rows of one post. */
export const newestFirst: Order = {
  name: 'newest',
  keys: [{ sql: sql`-number`, type: 'bigint' }],
  id: sql<string>`post_id`,
}

type Part = {
  readonly id: string
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. */
export async function findRevisions(db: Db, { id, after, size }: Part) {
  const found = await sql<RevisionEntryRow & Placed>`
    select ${columns}, post_id as id, ${placeOf(newestFirst)} as place from post_revision
    where post_id = ${id} and ${after} ${orderBy(newestFirst)} limit ${size + 1}`.execute(db)
  return found.rows
}

export async function findRevision(db: Db, id: string, number: number) {
  const found = await sql<
    RevisionEntryRow & WordsRow & { rendered: Stored<'post', 'rendered'> | null }
  >`
    select ${columns}, ${wordsColumns}, rendered from post_revision
    where post_id = ${id} and number = ${number}`.execute(db)
  return found.rows[0]
}
