import type { OrganisationId, TeamId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const { items } = (await client.matches.filter({ page: { size: 100 } })).data
const upcoming = items.find(({ status, tournament }) => status === 'upcoming' && tournament)!
const DAYS_60 = 60 * 86_400_000

test('a calendar has all matches of a tournament, the earliest first', async () => {
  const tournamentId = upcoming.tournament!.id
  const { matches } = (await client.matches.calendar({ tournamentId })).data
  const filter = { tournamentId }
  const { total } = (await client.matches.filter({ filter })).data
  const days = matches.map(({ card }) => card.startsOn)

  expect(matches).toHaveLength(total)
  expect(days).toEqual(days.toSorted())
  expect(matches[0]?.conditions.ballsPerOver).toBe(matches[0]?.card.ballsPerOver)
})

test('of a team it has what is coming and the last two months', async () => {
  const [{ id: teamId }] = upcoming.sides
  const { matches } = (await client.matches.calendar({ teamId })).data
  const from = new Date(Date.parse(app.now()) - DAYS_60).toISOString().slice(0, 10)
  const { total } = (await client.matches.filter({ filter: { teamId, from } })).data

  expect(matches.map(({ card }) => card.id)).toContain(upcoming.id)
  expect(matches).toHaveLength(total)
})

test('of a club it has the matches of all its teams, as a team’s calendar has them', async () => {
  const { rows } = await app.pool.query<{ organisation: OrganisationId; team: TeamId }>(
    `select organisation_id as organisation, id as team from team
     where id = any ($1) and organisation_id is not null`,
    [upcoming.sides.map(({ id }) => id)],
  )
  const [of] = rows
  const club = await client.matches.calendar({ organisationId: of!.organisation })
  const team = await client.matches.calendar({ teamId: of!.team })
  const ids = club.data.matches.map(({ card }) => card.id)

  expect(ids).toEqual(expect.arrayContaining(team.data.matches.map(({ card }) => card.id)))
  expect(ids).toContain(upcoming.id)
})

test('a calendar is of one thing', async () => {
  const one = `matchId=${upcoming.id}`

  expect((await ask(`/api/v1/matches/calendar?${one}`)).status).toBe(200)
  expect((await ask('/api/v1/matches/calendar')).body.code).toBe('INVALID_INPUT')
  const two = `${one}&tournamentId=${upcoming.tournament!.id}`
  expect((await ask(`/api/v1/matches/calendar?${two}`)).body.code).toBe('INVALID_INPUT')
})
