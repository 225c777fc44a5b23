import type { Db } from '#db/connect.ts'
import { setOfficials } from '#matches/matches.ts'
import { newPerson } from '#scoring/scoring.ts'
import { type AppointmentRow, findAccepted, setPerson } from './appointment.queries.ts'

/** Names those who have accepted at their match. */
export async function nameOfficials(db: Db, matchId: string): Promise<void> {
  await setOfficials(db, matchId, await findAccepted(db, matchId))
}

/** Whoever accepts for the first time gets a record, which the public sees. */
export async function keepPerson(
  db: Db,
  { officialId, personId, name, accountId }: AppointmentRow,
): Promise<void> {
  if (personId !== null) return
  await setPerson(db, officialId, await newPerson(db, name, accountId))
}
