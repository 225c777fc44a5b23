import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Stretch } from './span.queries.ts'

const columns = [
  'id',
  'ground_id as groundId',
  sql<string>`lower(during)`.as('start'),
  sql<string>`upper(during)`.as('end'),
  sql<string>`reason`.as('reason'),
  'match_id as matchId',
  'fixture_id as fixtureId',
] as const

export type NewClosure = Stretch & {
  readonly groundId: string
  readonly reason: string
  readonly accountId: string
  readonly now: string
}

const during = ({ start, end }: Stretch) =>
  sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz)`

/** Undefined when something else takes the ground's time then. */
export const insertClosure = (db: Db, closure: NewClosure) =>
  db
    .insertInto('ground_span')
    .values({
      ground_id: closure.groundId,
      during: during(closure),
      reason: closure.reason,
      closed_by: closure.accountId,
      made_at: closure.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** An identical closure that exists already. */
export const findSameClosure = (db: Db, closure: NewClosure) =>
  db
    .selectFrom('ground_span')
    .select(columns)
    .where('ground_id', '=', closure.groundId)
    .where('booking_id', 'is', null)
    .where('match_id', 'is', null)
    .where('fixture_id', 'is', null)
    .where('reason', '=', closure.reason)
    .where(sql<boolean>`during = ${during(closure)}`)
    .executeTakeFirst()

const MOST = 100

export const findClosures = (db: Db, groundId: string, from: string) =>
  db
    .selectFrom('ground_span')
    .select(columns)
    .where('ground_id', '=', groundId)
    .where('booking_id', 'is', null)
    .where(sql<boolean>`upper(during) > ${from}::timestamptz`)
    .orderBy(sql`lower(during)`)
    .orderBy('id')
    .limit(MOST)
    .execute()

/** Answers whether there was such a closure. Closures made by matches and fixtures cannot be deleted. */
export async function deleteClosure(db: Db, groundId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('ground_span')
    .where('id', '=', id)
    .where('ground_id', '=', groundId)
    .where('booking_id', 'is', null)
    .where('match_id', 'is', null)
    .where('fixture_id', 'is', null)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}
