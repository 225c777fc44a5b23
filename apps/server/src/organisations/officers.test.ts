import { expect, test } from 'vitest'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

async function aClub() {
  const organisationId = OrganisationId.parse(await anOrganisation(app, 'club'))
  const roles = [{ organisationId, role: 'owner' as const }]
  return { organisationId, owner: await clientAs(app, await someone(app, { roles })) }
}

const inYears = (years: number) => `${Number(app.now().slice(0, 4)) + years}-01-01`

/** Puts a player into the squad of a new team of the club, as its captain. */
async function captain(organisationId: string, name: string, born_on: string | null) {
  const of = { organisation_id: organisationId }
  const { id: teamId } = await app.db
    .insertInto('team')
    .values({ ...of, name: `${name}’s XI`, gender: 'mixed', kind: 'club' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: playerId } = await app.db
    .insertInto('club_player')
    .values({ ...of, name, born_on, added_at: app.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const season of ['2025', '2026']) {
    await app.db
      .insertInto('squad_player')
      .values({
        ...of,
        team_id: teamId,
        player_id: playerId,
        season,
        is_captain: true,
        added_at: app.now(),
      })
      .execute()
  }
}

test('a club names its officers, once each and in their order, and takes one off again', async () => {
  const { organisationId, owner } = await aClub()
  const chair = { organisationId, position: 'Chair', name: 'Rukhsana Malik' }
  await owner.organisations.addOfficer(chair)
  await owner.organisations.addOfficer({ ...chair, position: 'Head coach', name: 'Imran Butt' })
  const { data } = await owner.organisations.addOfficer(chair)

  expect(data.officers.map(({ position, name }) => [position, name])).toEqual([
    ['Chair', 'Rukhsana Malik'],
    ['Head coach', 'Imran Butt'],
  ])
  await owner.organisations.removeOfficer({ organisationId, id: data.officers[0]?.id ?? '' })
  const seen = await clientOf(app).organisations.officers({ organisationId })
  expect(seen.data.officers.map(({ name }) => name)).toEqual(['Imran Butt'])
})

test('the captains of the latest season are named, children by their initials', async () => {
  const { organisationId, owner } = await aClub()
  await captain(organisationId, 'Bilal Raza', null)
  await captain(organisationId, 'Mahnoor Khan', inYears(-14))
  await owner.organisations.addOfficer({
    organisationId,
    position: 'Youth captain',
    name: 'Mahnoor Khan',
  })
  const { data } = await clientOf(app).organisations.officers({ organisationId })

  expect(data.captains.map(({ name, season }) => [name, season])).toEqual([
    ['Bilal Raza', '2026'],
    ['M. K.', '2026'],
  ])
  expect(data.officers.map(({ name }) => name)).toEqual(['M. K.'])
})

test('only those who run a club name people on its page', async () => {
  const { organisationId } = await aClub()
  const coach = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId, role: 'coach' }] }),
  )

  await expect(
    coach.organisations.addOfficer({ organisationId, position: 'Chair', name: 'Me' }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})
