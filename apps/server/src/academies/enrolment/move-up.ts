import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { placeGiven } from '../academy-events.ts'
import { settleTariffs } from '../tuition/standing.queries.ts'
import { findFreeSeat, lockBatch, seatNext } from './seat.queries.ts'

type Freed = { readonly batchId: string; readonly at: string; readonly accountId?: string }

/** Gives the free places of a batch to those who wait, in line, and tells them; who is there pays from now on. */
export async function moveUp(db: Db, { batchId, at, accountId }: Freed): Promise<void> {
  const organisationId = await lockBatch(db, batchId)
  if (organisationId === undefined) return
  for (;;) {
    const seat = await findFreeSeat(db, batchId)
    const moved = seat === undefined ? undefined : await seatNext(db, batchId, seat)
    if (moved === undefined) break
    await record(db, {
      is: placeGiven,
      thingId: batchId,
      organisationId,
      accountId: accountId ?? null,
      data: { accountId: moved.accountId },
      at,
    })
  }
  await settleTariffs(db, batchId, at)
}
