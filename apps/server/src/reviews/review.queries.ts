import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { allOf } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'

const id = sql<string>`r.id`
const MILLISECONDS = 1000
const newest = {
  sql: sql`(-(extract(epoch from r.written_at) * ${MILLISECONDS})::bigint)`,
  type: 'bigint',
} as const
const latest: Order = { name: 'latest', keys: [newest], id }
const best: Order = {
  name: 'best',
  keys: [{ sql: sql`(-r.stars)::bigint`, type: 'bigint' }, newest],
  id,
}
const worst: Order = {
  name: 'worst',
  keys: [{ sql: sql`r.stars::bigint`, type: 'bigint' }, newest],
  id,
}
export const reviewOrders = { latest, best, worst }

export type ReviewRow = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly stars: number
  readonly text: string
  readonly writtenAt: string
  readonly reply: string | null
  readonly repliedAt: string | null
}

const columns = sql`r.id, a.first_name as "firstName", a.last_name as "lastName", r.stars, r.body as text,
  r.written_at as "writtenAt", r.reply, r.replied_at as "repliedAt"`

export type ReviewFilter = {
  readonly groundId: string
  readonly stars?: readonly number[] | undefined
}

function matching({ groundId, stars }: ReviewFilter): RawBuilder<boolean> {
  const isHere = sql<boolean>`r.ground_id = ${groundId}::uuid`
  if (stars === undefined || stars.length === 0) return isHere
  return allOf([isHere, sql<boolean>`r.stars = any(${[...stars]}::smallint[])`])
}

export type ReviewPart = {
  readonly filter: ReviewFilter
  readonly order: Order
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. */
export async function findReviews(
  db: Db,
  { filter, order, after, size }: ReviewPart,
): Promise<(ReviewRow & Placed)[]> {
  const found = await sql<ReviewRow & Placed>`
    select ${columns}, ${placeOf(order)} as place
    from review r join account a on a.id = r.account_id
    where ${allOf([matching(filter), after])} ${orderBy(order)} limit ${size + 1}`.execute(db)
  return found.rows
}

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from review r where ${matching(filter)}`.execute(db)
  return found.rows[0]?.total ?? 0
}

/** How many reviews gave each number of stars; numbers without reviews are left out. */
export async function countStars(db: Db, groundId: string) {
  const found = await sql<{ stars: number; count: number }>`
    select stars, count(*)::int as count from review where ground_id = ${groundId}::uuid
    group by stars`.execute(db)
  return found.rows
}

export async function findReview(
  db: Db,
  by: { readonly groundId: string } & (
    | { readonly reviewId: string }
    | { readonly accountId: string }
  ),
): Promise<ReviewRow | undefined> {
  const which =
    'reviewId' in by
      ? sql<boolean>`r.id = ${by.reviewId}::uuid`
      : sql<boolean>`r.account_id = ${by.accountId}::uuid`
  const found = await sql<ReviewRow>`
    select ${columns} from review r join account a on a.id = r.account_id
    where r.ground_id = ${by.groundId}::uuid and ${which}`.execute(db)
  return found.rows[0]
}

export type NewReview = {
  readonly groundId: string
  readonly accountId: string
  readonly bookingId: string
  readonly stars: number
  readonly text: string
  readonly now: string
}

/** Does nothing when the account has reviewed the ground already. Answers whether it inserted. */
export async function insertReview(db: Db, review: NewReview): Promise<boolean> {
  const inserted = await db
    .insertInto('review')
    .values({
      ground_id: review.groundId,
      account_id: review.accountId,
      booking_id: review.bookingId,
      stars: review.stars,
      body: review.text,
      written_at: review.now,
    })
    .onConflict((conflict) => conflict.constraint('review_one_each').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Answers whether there was a review with different content. */
export async function updateReview(db: Db, review: Omit<NewReview, 'bookingId'>): Promise<boolean> {
  const { groundId, accountId, stars, text, now } = review
  const changed = await db
    .updateTable('review')
    .set({ stars, body: text, written_at: now })
    .where('ground_id', '=', groundId)
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('stars', '!=', stars), where('body', '!=', text)]))
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export const setReply = (
  db: Db,
  reviewId: string,
  reply: { readonly text: string; readonly accountId: string; readonly now: string },
) =>
  db
    .updateTable('review')
    .set({ reply: reply.text, replied_by: reply.accountId, replied_at: reply.now })
    .where('id', '=', reviewId)
    .execute()
