import { ALREADY_A_PLAYER } from '@pavilion/contract/clubs/club-refusals.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { guard } from './claim.queries.ts'
import type { Child } from './join.queries.ts'
import { findKnownNames, insertPlayers, isGuardable } from './player.queries.ts'
import { refuseFull } from './players.ts'

const OF_AGE = 18

/** Whether somebody of this date of birth is under 18. */
export function isChild(bornOn: string | null, now: string): boolean {
  const youngest = `${Number(now.slice(0, 4)) - OF_AGE}${now.slice(4, 10)}`
  return bornOn !== null && bornOn > youngest
}

type Accepted = {
  readonly organisationId: string
  readonly accountId: string
  readonly child: Child
  readonly now: string
}

/** Puts a child on the list of the club that is locked, and makes whoever asked the guardian. */
export async function acceptChild(db: Db, accepted: Accepted): Promise<void> {
  const { organisationId, accountId, child, now } = accepted
  const player = { ...child, email: null, guardian: null }
  await insertPlayers(db, { organisationId, players: [player], now })
  await refuseFull(db, organisationId)
  const known = await findKnownNames(db, organisationId, [child.name])
  const playerId = known.get(child.name)
  if (playerId === undefined || !(await isGuardable(db, playerId, child.bornOn))) {
    throw refuseCall('ALREADY_A_PLAYER', ALREADY_A_PLAYER)
  }
  await guard(db, { playerId, organisationId, accountId, now })
}
