import { APPOINTMENT_NOT_FOUND } from '@pavilion/contract/appointments/appointment-refusals.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { managedTournament } from '#tournaments/tournaments.ts'
import { lockAppointment, markReleased } from './appointment.queries.ts'
import { appointmentReleased } from './appointment-events.ts'
import { bookOf } from './book.ts'
import { nameOfficials } from './officiate.ts'

type By = { readonly accountId: string; readonly now: string }

/** Frees the place of an official, unless it is free. */
export async function releaseOne(db: Db, id: string, { accountId, now }: By): Promise<void> {
  const found = await lockAppointment(db, id)
  if (found === undefined || found.state === 'declined' || found.state === 'released') return
  const { matchId: thingId } = found
  await markReleased(db, id)
  await nameOfficials(db, thingId)
  const data = { appointmentId: id }
  await record(db, { is: appointmentReleased, thingId, accountId, data, at: now })
}

export const release = os.appointments.release.handler(async ({ input, context }) => {
  const { tournamentId, appointmentId } = input
  const managed = await managedTournament(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    const found = await lockAppointment(db, appointmentId)
    if (found?.tournamentId !== tournamentId) {
      throw refuseCall('APPOINTMENT_NOT_FOUND', APPOINTMENT_NOT_FOUND)
    }
    await releaseOne(db, appointmentId, { accountId: managed.actor.accountId, now: app.now() })
  })
  return success('Released', await bookOf(context, managed))
})
