import { type Handling, type Listener, when } from '#events/listener.ts'
import { matchDecided } from '#matches/matches.ts'
import { after } from '#security/instants.ts'
import { HOUR } from '#security/limits.ts'
import { decisionMade, emailPeople } from '#tournaments/tournaments.ts'
import { appointmentAnswered, appointmentReleased } from './appointment-events.ts'
import { findToAskAgain, lockAppointment, setToken } from './appointment.queries.ts'
import { aLink, type Asking, askOfficial, matchText, roleNames, withoutAccount } from './ask.ts'
import { enterFees } from './fees.ts'
import { nameOfficials } from './officiate.ts'
import { findOrganisers } from './organiser.queries.ts'
import { findShown } from './own.queries.ts'
import { findRules } from './rules.queries.ts'

const USUAL_HOURS = 72

/** Matches have moved: their officials are asked for the new times, each in one email. */
async function askAgain({ app, db }: Handling, decisionIds: readonly string[]): Promise<void> {
  const asked = new Map<string, Asking[]>()
  for (const id of await findToAskAgain(db, decisionIds)) {
    const found = await lockAppointment(db, id)
    if (found === undefined) continue
    const set = await findRules(db, found.tournamentId)
    const hours = set?.rules.answerHours ?? USUAL_HOURS
    const { token, hash } = aLink()
    await setToken(db, id, { tokenHash: hash, expiresAt: after(app.now(), hours * HOUR) })
    await nameOfficials(db, found.matchId)
    const asking = { id, linkOrigin: found.linkOrigin, token }
    asked.set(found.email, [...(asked.get(found.email) ?? []), asking])
  }
  for (const [to, asking] of asked) await askOfficial(app, db, { to, asked: asking })
}

export const listeners: readonly Listener[] = [
  {
    name: 'owe-officials',
    from: 'beginning',
    on: [when(matchDecided, async ({ app, db }, { thingId }) => enterFees(db, thingId, app.now()))],
  },
  {
    name: 'ask-officials-again',
    from: 'now',
    on: [
      when(decisionMade, async (using, { data: { decisionId, others = [] } }) =>
        askAgain(using, [decisionId, ...others]),
      ),
    ],
  },
  {
    name: 'email-about-appointments',
    from: 'now',
    on: [
      when(appointmentAnswered, async ({ app, db }, { data: { appointmentId, accepts } }) => {
        if (accepts) return
        const shown = await findShown(db, appointmentId)
        const role = roleNames[shown.role]
        const reason = shown.reason === '' ? '' : `\n\n${shown.reason}`
        const text = `${shown.name} cannot be ${role}: ${matchText(shown)}.${reason}`
        const to = (await findOrganisers(db, shown.tournament.id)).map(withoutAccount)
        const subject = `${shown.tournament.name} needs another ${role}`
        const sent = { to, by: null, subject, text: `${text}\n\nThe place is free again.` }
        await emailPeople({ app, db }, sent)
      }),
      when(appointmentReleased, async ({ app, db }, { data: { appointmentId } }) => {
        const found = await lockAppointment(db, appointmentId)
        if (found === undefined || found.email === '') return
        const shown = await findShown(db, appointmentId)
        const text = `You have been released as ${roleNames[shown.role]}: ${matchText(shown)}.`
        const subject = `${shown.home} v ${shown.away}`
        await emailPeople(
          { app, db },
          { to: [withoutAccount(found.email)], by: null, subject, text },
        )
      }),
    ],
  },
]
