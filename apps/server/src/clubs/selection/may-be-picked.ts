import { refusedSide } from '#associations/associations.ts'
import type { Db } from '#db/connect.ts'
import { isBlocked } from './debt.queries.ts'
import { findSide } from './publish.queries.ts'

export type Picking = {
  readonly organisationId: string
  readonly entryId: string
  readonly playerId: string
  readonly now: string
}

/** Whether a player may be added to a published side: nothing is owed, and no association's limit is broken. */
export async function mayBePicked(db: Db, picking: Picking): Promise<boolean> {
  const { organisationId, entryId, playerId } = picking
  if (await isBlocked(db, picking)) return false
  const side = await findSide(db, entryId, playerId)
  return side === undefined || (await refusedSide(db, { organisationId, ...side })) === null
}
