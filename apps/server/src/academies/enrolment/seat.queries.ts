import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Locks the batch, so that its places are given one after the other. Answers its academy. */
export async function lockBatch(db: Db, batchId: string): Promise<string | undefined> {
  const found = await sql<{ organisationId: string }>`
    select organisation_id as "organisationId" from batch
    where id = ${batchId}::uuid for update`.execute(db)
  return found.rows[0]?.organisationId
}

/** The lowest free seat of a locked batch; undefined when it is full. */
export async function findFreeSeat(db: Db, batchId: string): Promise<number | undefined> {
  const found = await sql<{ seat: number }>`
    select seat from batch b cross join generate_series(1, b.capacity) seat
    where b.id = ${batchId}::uuid and not exists (select from enrolment e
      where e.batch_id = b.id and e.seat = seat.seat)
    order by seat limit 1`.execute(db)
  return found.rows[0]?.seat
}

/** Numbers the seats of a locked batch anew from 1, so that only as many are needed as are taken. */
export async function closeRanks(db: Db, batchId: string): Promise<void> {
  await sql`
    update enrolment e set seat = ranked.seat
    from (select id, row_number() over (order by seat) as seat from enrolment
          where batch_id = ${batchId}::uuid and seat is not null) ranked
    where e.id = ranked.id and e.seat <> ranked.seat`.execute(db)
}

type MovedUp = { readonly enrolmentId: string; readonly accountId: string | null }

/** Gives a seat to who waits longest; undefined when nobody does. */
export async function seatNext(
  db: Db,
  batchId: string,
  seat: number,
): Promise<MovedUp | undefined> {
  const found = await sql<MovedUp>`
    update enrolment e set state = 'enrolled', seat = ${seat}
    from student s
    where s.id = e.student_id and e.id = (
      select id from enrolment where batch_id = ${batchId}::uuid and state = 'waiting'
      order by asked_at, id limit 1)
    returning e.id as "enrolmentId", s.account_id as "accountId"`.execute(db)
  return found.rows[0]
}
