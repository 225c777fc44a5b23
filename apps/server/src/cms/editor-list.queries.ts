import type { PostStatus } from '@pavilion/contract/cms/editor-post.ts'
import type { PostKind } from '@pavilion/contract/cms/post.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import type { Editor } from './editor.ts'
import { type EntryRow, entryColumns, isWithinReach, statusAt } from './editor.queries.ts'

export type EditorFilter = {
  readonly text?: string | undefined
  readonly kind?: readonly PostKind[] | undefined
  readonly status?: readonly PostStatus[] | undefined
  readonly organisationId?: string | undefined
}

const id = sql<string>`id`
const changedKey = sql`(-extract(epoch from changed_at) * 1000)::bigint`

export const editorOrders = {
  changed: { name: 'changed', keys: [{ sql: changedKey, type: 'bigint' }], id },
  title: { name: 'title', keys: [{ sql: sql`left(folded, 60)`, type: 'text' }], id },
} satisfies Record<string, Order>

const ofKind = ({ kind }: EditorFilter) => isAnyOf(sql<string>`kind`, kind)
const ofStatus = (editor: Editor, { status }: EditorFilter) => isAnyOf(statusAt(editor), status)

const matching = (editor: Editor, { text, organisationId }: EditorFilter) =>
  allOf([
    isWithinReach(editor),
    mentions(sql<string>`folded || ' ' || fold(slug)`, text),
    ...(organisationId === undefined
      ? []
      : [sql<boolean>`organisation_id = ${organisationId}::uuid`]),
  ])

type Part = {
  readonly filter: EditorFilter
  readonly order: Order
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. */
export async function findEntries(
  db: Db,
  editor: Editor,
  { filter, order, after, size }: Part,
): Promise<(EntryRow & Placed)[]> {
  const found = await sql<EntryRow & Placed>`
    select ${entryColumns(editor)}, kind, slug, title, category, author, ${placeOf(order)} as place
    from post
    where ${matching(editor, filter)} and ${ofKind(filter)} and ${ofStatus(editor, filter)}
      and ${after}
    ${orderBy(order)} limit ${size + 1}`.execute(db)
  return found.rows
}

type Tally = {
  kind: PostKind
  status: PostStatus
  count: number
  isKind: boolean
  isStatus: boolean
}

/** How many posts the filter finds, and how many every other kind and status would find. */
export async function countEntries(db: Db, editor: Editor, filter: EditorFilter) {
  const found = await sql<Tally>`
    select kind, ${statusAt(editor)} as status, count(*)::int as count,
           bool_and(${ofKind(filter)}) as "isKind",
           bool_and(${ofStatus(editor, filter)}) as "isStatus"
    from post where ${matching(editor, filter)} group by 1, 2`.execute(db)
  const { rows } = found
  const sum = (tallies: readonly Tally[]) => tallies.reduce((all, { count }) => all + count, 0)
  return {
    total: sum(rows.filter(({ isKind, isStatus }) => isKind && isStatus)),
    ofKind: (kind: PostKind) => sum(rows.filter((row) => row.isStatus && row.kind === kind)),
    ofStatus: (status: PostStatus) =>
      sum(rows.filter((row) => row.isKind && row.status === status)),
  }
}
