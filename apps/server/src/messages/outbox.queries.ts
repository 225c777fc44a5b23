import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'

export type OutboxRow = {
  id: string
  to: string
  channel: 'sms' | 'email'
  subject: string
  text: string
  at: string
}

const columns = sql`id, recipient as "to", channel, subject, body as text, created_at as at`

/** The last messages, newest last. */
export async function findOutbox(db: Db, size: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select ${columns} from (select * from message order by created_at desc, id desc limit ${size}) newest
    order by created_at, id`.execute(db)
  return rows
}

export type OutboxFilter = {
  readonly text?: string | undefined
  readonly channel?: readonly OutboxRow['channel'][] | undefined
}

export const newestFirst: Order = {
  name: 'newest',
  keys: [{ sql: sql`(-extract(epoch from created_at) * 1000)::bigint`, type: 'bigint' }],
  id: sql<string>`id`,
}

const matching = ({ text, channel }: OutboxFilter) =>
  allOf([
    mentions(sql<string>`fold(recipient || ' ' || subject || ' ' || body)`, text),
    isAnyOf(sql<string>`channel`, channel),
  ])

type Part = {
  readonly filter: OutboxFilter
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. */
export async function findMessages(db: Db, { filter, after, size }: Part) {
  const { rows } = await sql<OutboxRow & Placed>`
    select ${columns}, ${placeOf(newestFirst)} as place from message
    where ${allOf([matching(filter), after])} ${orderBy(newestFirst)} limit ${size + 1}`.execute(db)
  return rows
}

export async function countMessages(db: Db, filter: OutboxFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from message where ${matching(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}
