import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { markLeft } from './player.queries.ts'
import { dropOut } from './selection/drop-out.ts'
import { findPlacesToCome, forgetPicks } from './selection/pick.queries.ts'

type Ending = {
  readonly organisationId: string
  readonly playerId: string
  /** Who ends it. */
  readonly accountId: string | null
}

/**
 * Ends the entry among a club's players, however somebody goes: it is in no squad of this year and on no sheet to
 * come. Those who select hear of a place that is free now, and the first reserve is asked. Answers whether there was
 * such a player.
 */
export async function endPlayer(app: AppContext, db: Db, ending: Ending): Promise<boolean> {
  const { organisationId, playerId } = ending
  const now = app.now()
  const isPlayer = await markLeft(db, { organisationId, playerId, now })
  if (!isPlayer) return false
  for (const entryId of await findPlacesToCome(db, playerId, now)) {
    await dropOut(app, db, { ...ending, entryId })
  }
  await forgetPicks(db, { playerId, now })
  return true
}
