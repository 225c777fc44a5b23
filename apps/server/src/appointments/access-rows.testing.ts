import { randomUUID } from 'node:crypto'
import { MatchId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import {
  only,
  open,
  own,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'
import { aDraft } from '#tournaments/access-drafts.testing.ts'
import { anOfficial, ruled } from './appointments.testing.ts'
import { claimOfficial } from './own.queries.ts'
import { insertOfficial } from './panel.queries.ts'

/** Somebody on its panel who was asked to stand in the match, with the member’s account. */
async function anAppointment(things: Things) {
  const { app, matchId, memberId } = things
  const { tournamentId } = await aDraft(things)
  const fields = anOfficial(`Una ${randomUUID()}`)
  const [panelId, appointmentId] = [randomUUID(), randomUUID()]
  await insertOfficial(app.db, {
    id: panelId,
    tournamentId,
    organisationId: null,
    emailKey: fields.email,
    fields,
  })
  const { official_id: officialId } = await app.db
    .selectFrom('panel_official')
    .select('official_id')
    .where('id', '=', panelId)
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('official')
    .set({ account_id: null })
    .where('account_id', '=', memberId)
    .execute()
  await claimOfficial(app.db, officialId, memberId)
  await app.db
    .insertInto('appointment')
    .values({
      id: appointmentId,
      tournament_id: tournamentId,
      match_id: matchId,
      panel_id: panelId,
      official_id: officialId,
      role: 'umpire',
      during: '[2030-06-01T05:00:00Z,2030-06-01T09:00:00Z)',
      state: 'asked',
      fee: minorUnits(0),
      currency: 'PKR',
      link_origin: 'http://localhost',
      asked_at: app.now(),
    })
    .execute()
  return { tournamentId, panelId, appointmentId }
}

const organisers = ['member', 'owner', 'admin', 'operator'] as const
const run = <Input>(ask: Row<Input>['ask']): Row<Input> => only('run-tournament', organisers, ask)
const token = randomUUID()

export const appointments: RowsOf<'appointments'> = {
  book: run(aDraft),
  saveRules: run(async (things) => ({ ...(await aDraft(things)), from: ruled, rules: ruled })),
  saveOfficial: run(async (things) => ({
    ...(await aDraft(things)),
    panelId: randomUUID(),
    from: null,
    fields: anOfficial('Una Pire'),
  })),
  removeOfficial: run(async (things) => ({ ...(await aDraft(things)), panelId: randomUUID() })),
  propose: run(aDraft),
  appoint: run(async (things) => {
    const { tournamentId, panelId } = await anAppointment(things)
    const asked = {
      id: randomUUID(),
      matchId: MatchId.parse(things.matchId),
      role: 'umpire',
    } as const
    return { tournamentId, appointments: [{ ...asked, panelId }] }
  }),
  release: run(async (things) => {
    const { tournamentId, appointmentId } = await anAppointment(things)
    return { tournamentId, appointmentId }
  }),
  payFee: run(async (things) => {
    const { tournamentId, appointmentId } = await anAppointment(things)
    return { tournamentId, appointmentId }
  }),
  showByLink: open(() => ({ token }), 'the token says what may be read'),
  answerByLink: open(() => ({ token, accepts: true }), 'the token says whose appointment it is'),
  claim: own('the token says whose appointments they are', () => ({ token })),
  own: own('it lists the appointments of the caller', () => undefined),
  answer: only('answer-appointment', ['member'], async (things) => ({
    appointmentId: (await anAppointment(things)).appointmentId,
    accepts: false,
  })),
  saveAway: own('it reaches the official of the caller alone', () => ({ away: [] })),
}
