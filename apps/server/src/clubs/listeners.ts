import { type Listener, when } from '#events/listener.ts'
import { invitationAccepted, rolesChanged } from '#organisations/organisations.ts'
import { fixtureListeners } from './calendar/fixtures/listeners.ts'
import { endPlayer } from './end-player.ts'
import { findOwnPlayer, findStanding } from './join.queries.ts'
import { listMember } from './list-member.ts'
import { lockClub } from './team.queries.ts'

export const listeners: readonly Listener[] = [
  ...fixtureListeners,
  {
    name: 'end-players-removed',
    from: 'now',
    on: [
      when(rolesChanged, async ({ app, db }, { thingId: organisationId, accountId: by, data }) => {
        if (data.roles.length > 0) return
        const of = { organisationId, accountId: data.accountId }
        await lockClub(db, organisationId)
        if ((await findStanding(db, of))?.isMember !== false) return
        const playerId = await findOwnPlayer(db, of)
        if (playerId !== undefined)
          await endPlayer(app, db, { organisationId, playerId, accountId: by })
      }),
    ],
  },
  {
    name: 'list-invited-players',
    from: 'now',
    on: [
      when(
        invitationAccepted,
        async ({ app, db }, { thingId: organisationId, accountId, data }) => {
          if (accountId === null || !data.roles.includes('player')) return
          await lockClub(db, organisationId)
          await listMember(db, { organisationId, accountId, now: app.now() })
        },
      ),
    ],
  },
]
