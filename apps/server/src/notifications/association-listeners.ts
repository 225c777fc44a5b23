import { affiliationStep, registerStep } from '#associations/associations.ts'
import { type Listener, when } from '#events/listener.ts'
import { findOrganisation } from './told.queries.ts'
import { tellPerson } from './tell-person.ts'

const told = {
  asked: (season: string) => `Applies to be affiliated for ${season}.`,
  approved: (season: string) => `Your affiliation for ${season} is approved.`,
  declined: (season: string) => `Your application for ${season} was declined. See the reason.`,
  ended: () => 'Your affiliation has ended.',
} as const

const ofRegister = {
  'registration-asked': 'Asks you to register players.',
  'registration-approved': 'Your registrations are approved.',
  'registration-declined': 'Registrations of yours were declined. See the reason.',
  'transfer-asked': 'Asks you to release a player.',
  'transfer-released': 'A player is released. The association decides next.',
  'transfer-approved': 'A transfer is approved.',
  'transfer-declined': 'A transfer was declined. See the reason.',
  'transfer-withdrawn': 'A request for a transfer was withdrawn.',
} as const

/** What clubs and associations tell each other. */
export const forAssociations: Listener['on'] = [
  when(affiliationStep, async (using, event) => {
    const { step, otherId, season, accountIds } = event.data
    const other = await findOrganisation(using.db, otherId)
    if (other === undefined) return
    const path = `/manage/organisations/${event.thingId}/affiliations`
    const said = { kind: 'club', title: other.name, body: told[step](season), path } as const
    const inside = { organisationId: event.thingId, seenBy: 'managers' } as const
    for (const accountId of accountIds) {
      await tellPerson(using, event, { ...said, accountId, inside })
    }
  }),
  when(registerStep, async (using, event) => {
    const { step, otherId, managers, players } = event.data
    const other = await findOrganisation(using.db, otherId)
    if (other === undefined) return
    const path = `/manage/organisations/${event.thingId}/register`
    const said = { kind: 'club', title: other.name, body: ofRegister[step] } as const
    const inside = { organisationId: event.thingId, seenBy: 'managers' } as const
    for (const accountId of managers) {
      await tellPerson(using, event, { ...said, path, accountId, inside })
    }
    for (const accountId of players) {
      const body = 'Your transfer is approved.'
      await tellPerson(using, event, { ...said, body, path: '/my-cricket', accountId })
    }
  }),
]
