import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { clientOf } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { anOrganisation, someone, tokenOf } from './people.testing.ts'
import type { Person, Things } from './rows.testing.ts'

type SharedThings = Omit<Things, 'memberId'>

/** Gives the things of a sample world to one organisation. */
export async function makeThings(app: AppContext): Promise<SharedThings> {
  const organisationId = await anOrganisation(app, 'club')
  const owned = { organisation_id: organisationId }
  await app.db.updateTable('site').set(owned).execute()
  await app.db.updateTable('ground').set(owned).execute()
  await app.db.updateTable('team').set(owned).execute()
  const client = clientOf(app)
  const first = async (list: Promise<{ data: { items: readonly { id: string }[] } }>) =>
    (await list).data.items[0]?.id ?? ''
  const begun = { status: ['complete' as const] }
  return {
    app,
    organisationId,
    groundId: await first(client.grounds.filter({})),
    matchId: await first(client.matches.filter({ filter: begun })),
    tournamentId: await first(client.tournaments.filter({})),
    teamId: await first(client.teams.filter({})),
    playerId: await first(client.players.filter({})),
    officialId: await first(client.officials.filter({})),
    postId: await first(client.cms.filter({})),
  }
}

/** Makes a new person of the given kind, and a member who owns the things that the person tries to reach. */
export async function makePerson(
  shared: SharedThings,
  person: Person,
): Promise<{ things: Things; bearer: string | undefined }> {
  const { app } = shared
  const memberId = await someone(app)
  const things = { ...shared, memberId }
  if (person === 'anonymous') return { things, bearer: undefined }
  const accountId = person === 'member' ? memberId : await make(person, things)
  return { things, bearer: await tokenOf(app, accountId) }
}

async function make(person: Person, { app, organisationId }: Things): Promise<string> {
  if (person === 'unverified') return someone(app, { status: 'unverified' })
  if (person === 'operator') return someone(app, { operator: true })
  if (person === 'elsewhere') {
    const other = await anOrganisation(app, 'club')
    const roles = OrganisationRole.options.map((role) => ({ organisationId: other, role }))
    return someone(app, { roles })
  }
  const role = OrganisationRole.safeParse(person)
  return someone(app, role.success ? { roles: [{ organisationId, role: role.data }] } : {})
}
