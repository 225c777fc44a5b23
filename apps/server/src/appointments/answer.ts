import {
  APPOINTMENT_ANSWERED,
  APPOINTMENT_LINK_OVER,
  APPOINTMENT_NOT_FOUND,
  OFFICIAL_CLAIMED,
} from '@pavilion/contract/appointments/appointment-refusals.ts'
import type { OwnAppointment } from '@pavilion/contract/appointments/appointment-fields.ts'
import { may } from '#access/access.ts'
import type { AppContext } from '#app-context.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { tokenHash } from '#security/opaque-token.ts'
import { signedIn } from '#sessions/sessions.ts'
import { appointmentAnswered } from './appointment-events.ts'
import {
  type AppointmentRow,
  findByToken,
  lockAppointment,
  updateAnswer,
} from './appointment.queries.ts'
import { keepPerson, nameOfficials } from './officiate.ts'
import { claimOfficial, findShown, type OwnRow } from './own.queries.ts'
import { ownList } from './own-list.ts'

export const ownAppointment = async (db: Db, row: OwnRow): Promise<OwnAppointment> => ({
  ...row,
  currency: await currencyOf(db, row.currency),
})

const shown = async (app: AppContext, id: string) =>
  ownAppointment(app.db, await findShown(app.db, id))

const over = () => refuseCall('APPOINTMENT_LINK_OVER', APPOINTMENT_LINK_OVER)

/** The appointment of a link; refuses one that was released or replaced, or that expired without an answer. */
async function ofLink(app: AppContext, token: string): Promise<AppointmentRow> {
  const found = await findByToken(app.db, tokenHash(token))
  if (found === undefined) throw over()
  const isLate = found.expiresAt === null || found.expiresAt <= app.now()
  if (found.state === 'asked' && isLate) throw over()
  return found
}

export const showByLink = os.appointments.showByLink.handler(async ({ input, context }) => {
  const { app } = context
  const { id } = await ofLink(app, input.token)
  const appointment = await shown(app, id)
  return success(appointment.tournament.name, appointment)
})

type Answer = { readonly accepts: boolean; readonly reason: string }

/** Answers once; the same answer again changes nothing. */
async function give(
  app: AppContext,
  id: string,
  { accepts, reason, by }: Answer & { readonly by: string | null },
): Promise<void> {
  const state = accepts ? 'accepted' : 'declined'
  await app.db.transaction().execute(async (db) => {
    const found = await lockAppointment(db, id)
    if (found?.state === state) return
    if (found?.state !== 'asked') throw refuseCall('APPOINTMENT_ANSWERED', APPOINTMENT_ANSWERED)
    const now = app.now()
    await updateAnswer(db, { id, accepts, reason: accepts ? '' : reason, now })
    if (accepts) {
      await keepPerson(db, found)
      await nameOfficials(db, found.matchId)
    }
    const data = { appointmentId: id, accepts }
    const event = { thingId: found.matchId, accountId: by, data, at: now }
    await record(db, { is: appointmentAnswered, ...event })
  })
}

const said = (accepts: boolean) => (accepts ? 'You have accepted' : 'You have declined')

export const answerByLink = os.appointments.answerByLink.handler(async ({ input, context }) => {
  const { app } = context
  const { id, accountId } = await ofLink(app, input.token)
  await give(app, id, { ...input, by: accountId })
  return success(said(input.accepts), await shown(app, id))
})

export const claim = os.appointments.claim.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const { id, officialId } = await ofLink(app, input.token)
  const refused = () => refuseCall('OFFICIAL_CLAIMED', OFFICIAL_CLAIMED)
  try {
    if (!(await claimOfficial(app.db, officialId, accountId))) throw refused()
  } catch (error) {
    if (!brokeUnique(error, 'official_account_id_key')) throw error
    throw refused()
  }
  return success('These appointments are in your list now', await shown(app, id))
})

export const answerOwn = os.appointments.answer.handler(async ({ input, context }) => {
  const actor = await signedIn(context)
  const { app } = context
  const { appointmentId: id } = input
  const found = await app.db.transaction().execute((db) => lockAppointment(db, id))
  const owned = { accountId: found?.accountId ?? undefined }
  if (found === undefined || !may(actor, 'answer-appointment', owned)) {
    throw refuseCall('APPOINTMENT_NOT_FOUND', APPOINTMENT_NOT_FOUND)
  }
  await give(app, id, { ...input, by: actor.accountId })
  return success(said(input.accepts), await ownList(app, actor.accountId))
})
