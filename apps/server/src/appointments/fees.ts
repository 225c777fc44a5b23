import {
  APPOINTMENT_NOT_FOUND,
  NOTHING_OWED,
} from '@pavilion/contract/appointments/appointment-refusals.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { enterOfficialFee, enterOfficialPaid } from '#orders/orders.ts'
import { managedTournament } from '#tournaments/tournaments.ts'
import { lockAppointment } from './appointment.queries.ts'
import { bookOf } from './book.ts'
import { findEarned, findSettled } from './fee.queries.ts'

/** Enters what is owed to those who stood in a finished match, once each. */
export async function enterFees(db: Db, matchId: string, at: string): Promise<void> {
  for (const { id: appointmentId, fee: amount } of await findEarned(db, matchId)) {
    await enterOfficialFee(db, { appointmentId, amount, at })
  }
}

export const payFee = os.appointments.payFee.handler(async ({ input, context }) => {
  const { tournamentId, appointmentId } = input
  const managed = await managedTournament(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    const found = await lockAppointment(db, appointmentId)
    if (found?.tournamentId !== tournamentId) {
      throw refuseCall('APPOINTMENT_NOT_FOUND', APPOINTMENT_NOT_FOUND)
    }
    const settled = await findSettled(db, appointmentId)
    if (settled === 'paid') return
    if (settled === 'not due') throw refuseCall('NOTHING_OWED', NOTHING_OWED)
    await enterOfficialPaid(db, { appointmentId, amount: found.fee, at: app.now() })
  })
  return success('Paid', await bookOf(context, managed))
})
