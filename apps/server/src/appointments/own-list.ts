import { APPOINTMENT_NOT_FOUND } from '@pavilion/contract/appointments/appointment-refusals.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findAway, findOwn, updateAway } from './own.queries.ts'

/** What an account is appointed to, and when it is away. */
export async function ownList({ db, now }: AppContext, accountId: string) {
  const [rows, away] = await Promise.all([findOwn(db, accountId, now()), findAway(db, accountId)])
  const appointments = await Promise.all(
    rows.map(async (row) => ({ ...row, currency: await currencyOf(db, row.currency) })),
  )
  return { appointments, away: away ?? [], isOfficial: away !== undefined }
}

export const listOwn = os.appointments.own.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const own = await ownList(context.app, accountId)
  return success(counted(own.appointments.length, 'appointment'), own)
})

export const saveAway = os.appointments.saveAway.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const isKept = await updateAway(app.db, accountId, input.away)
  if (!isKept && input.away.length > 0) {
    throw refuseCall('APPOINTMENT_NOT_FOUND', APPOINTMENT_NOT_FOUND)
  }
  return success('Saved', await ownList(app, accountId))
})
