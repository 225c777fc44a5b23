import { randomUUID } from 'node:crypto'
import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'

/** A day of this year, or of a later one. */
export const on = (monthAndDay: string, years = 0): string =>
  `${new Date().getUTCFullYear() + years}-${monthAndDay}`

/** An organisation that somebody has just made, and its owner. */
export async function anOrganisation(app: AppContext, kind: OrganisationKind) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const { data } = await client.organisations.create({
    kind,
    name: `Some ${kind} ${randomUUID()}`,
    country: 'PK',
    city: 'Lahore',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  return { client, accountId, organisationId: data.organisation.id }
}

export type Organisation = Awaited<ReturnType<typeof anOrganisation>>

/** Applies and is approved. */
export async function affiliated(
  association: Organisation,
  club: Organisation,
  season = '2026',
): Promise<void> {
  const { organisationId } = club
  const associationId = association.organisationId
  await club.client.associations.apply({ organisationId, associationId, season, note: '' })
  const { data } = await association.client.associations.affiliations({
    organisationId: associationId,
  })
  const termId = data.asked.find(({ organisation }) => organisation.id === organisationId)?.id ?? ''
  await association.client.associations.decideApplication({
    organisationId: associationId,
    termId,
    accepts: true,
  })
}

/** An association with a club under it. */
export async function aLeague(app: AppContext) {
  const association = await anOrganisation(app, 'association')
  return { association, club: await anotherClub(app, association) }
}

export async function anotherClub(app: AppContext, association: Organisation) {
  const club = await anOrganisation(app, 'club')
  await affiliated(association, club)
  return club
}

/** A player on the list of a club; answers the id. */
export async function aPlayerOf(
  { client, organisationId }: Organisation,
  name: string,
): Promise<string> {
  const { data } = await client.clubs.addPlayers({ organisationId, text: name })
  return data.players.find((player) => player.name === name)?.id ?? ''
}

export const askedFor = (
  association: Organisation,
  club: Organisation,
  playerIds: readonly string[],
) => ({
  organisationId: club.organisationId,
  associationId: association.organisationId,
  players: playerIds.map((playerId) => ({ playerId, number: null })),
  from: on('01-01'),
  until: on('12-31'),
})

/** Registers a player for this year, which the association approves; answers the registration. */
export async function register(association: Organisation, club: Organisation, playerId: string) {
  await club.client.associations.registerPlayers(askedFor(association, club, [playerId]))
  const { organisationId, client } = association
  const { data } = await client.associations.register({ organisationId })
  const registrationIds = data.registrations.flatMap(({ id, state }) =>
    state === 'asked' ? [id] : [],
  )
  const decided = await client.associations.decideRegistrations({
    organisationId,
    registrationIds,
    accepts: true,
  })
  const registration = decided.data.registrations.find(({ id }) => registrationIds.includes(id))
  if (registration === undefined) throw new Error('Nothing was registered.')
  return registration
}
