import type { Team } from '@pavilion/cricket/setup.ts'
import { refusedSide } from '#associations/associations.ts'
import type { Db } from '#db/connect.ts'
import { refuseField } from '#http/refuse-call.ts'
import { findTeam } from './new-records.queries.ts'

/** Refuses a side with more overseas or star players than an association lets it have on the day. */
export async function refuseOverLimit(
  db: Db,
  teams: readonly [Team, Team],
  { day, path }: { readonly day: string; readonly path: string },
): Promise<void> {
  for (const [at, { id, players }] of teams.entries()) {
    const organisationId = (await findTeam(db, id))?.organisationId
    if (!organisationId) continue
    const names = players.map(({ name }) => name)
    const message = await refusedSide(db, { organisationId, day, names })
    if (message !== null) throw refuseField(`${path}.${at}`, message)
  }
}
