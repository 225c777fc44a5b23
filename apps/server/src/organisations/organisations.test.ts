import { createRouterClient } from '@orpc/server'
import { expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { nobody } from '#http/caller.ts'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const front = createRouterClient(api, {
  context: { app, host: 'five-rivers.localhost', requestId: 'test', caller: nobody },
})
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

const called = async (text: string) => {
  const { data } = await client.organisations.filter({ filter: { text } })
  return data.items[0]!
}
const shown = async (text: string) => {
  const { data } = await client.organisations.show({ organisationId: (await called(text)).id })
  return data
}
const names = (records: readonly { readonly name: string }[]) => records.map(({ name }) => name)

test('a page of organisations goes on where the last one ended', async () => {
  for (const sort of ['most-matches', 'name'] as const) {
    const whole = await client.organisations.filter({ sort })
    const first = await client.organisations.filter({ sort, page: { size: 5 } })
    const rest = await client.organisations.filter({ sort, page: { after: first.data.next! } })

    expect(whole.data.total).toBe(12)
    expect([...first.data.items, ...rest.data.items]).toEqual(whole.data.items)
  }
})

test('organisations are told apart by kind and by country, and counted by both', async () => {
  const { data } = await client.organisations.filter({ filter: { kind: ['association'] } })
  const elsewhere = await client.organisations.filter({ filter: { country: ['GB'] } })

  expect(names(data.items)).toEqual([
    'Five Rivers Cricket Association',
    'Harbour Cricket Association',
  ])
  expect(data.counts.kind.map(({ label, count }) => [label, count])).toEqual([
    ['Club', 8],
    ['Association', 2],
    ['Academy', 1],
    ['Ground owner', 1],
  ])
  expect(data.counts.country).toEqual([{ value: 'PK', label: 'Pakistan', count: 2 }])
  expect(elsewhere.data.total).toBe(0)
})

test('a club shows its teams, grounds, players and matches, and what it belongs to', async () => {
  const club = await shown('gulbai mills')

  expect(names(club.belongsTo)).toEqual(['Harbour Cricket Association'])
  expect(names(club.teams)).toEqual(['Gulbai Mills CC'])
  expect(club.grounds).toMatchObject([{ name: 'Mills Ground', isBookable: expect.any(Boolean) }])
  expect(club.players.length).toBeGreaterThanOrEqual(11)
  expect(club.results).toHaveLength(club.teams[0]!.played)
  expect(club.results.every(({ sides }) => names(sides).includes('Gulbai Mills CC'))).toBe(true)
  expect(club.organisation.matches).toBe(
    club.live.length + club.upcoming.length + club.results.length,
  )
})

test('an association shows its tournaments, all of their matches, and who is affiliated', async () => {
  const association = await shown('five rivers')

  expect(names(association.tournaments)).toEqual(['Monsoon Cup'])
  expect(association.organisation.matches).toBe(association.tournaments[0]!.matches)
  expect(association.live).toHaveLength(1)
  expect(association.organisation.isPlaying).toBe(true)
  expect(names(association.affiliated)).toEqual([
    'Indus Gymkhana',
    'Ravi Rovers',
    'Rivergate Cricket Academy',
    'Soan Valley',
  ])
  expect(association.organisation.affiliated).toBe(4)
})

test('nobody is told who the members of an organisation are', async () => {
  const { id } = await called('keamari')

  const { body } = await ask(`/api/v1/organisations/${id}`)

  expect(JSON.stringify(body)).not.toMatch(/@|account|owner/)
})

test('an archived organisation is in no list, and its page stays', async () => {
  const { id } = await called('manora')
  await app.db
    .updateTable('organisation')
    .set({ archived_at: app.now() })
    .where('id', '=', id)
    .execute()

  const listed = await client.organisations.filter({ filter: { text: 'manora' } })
  const { data } = await client.organisations.show({ organisationId: id })
  await app.db.updateTable('organisation').set({ archived_at: null }).execute()

  expect(listed.data.total).toBe(0)
  expect(data.organisation.name).toBe('Manora Lights CC')
})

test('only an association takes others under it, and none itself', async () => {
  const [club, association] = await Promise.all([called('lyari'), called('harbour')])
  const affiliate = (organisation_id: string, association_id: string) =>
    app.db.insertInto('affiliation').values({ organisation_id, association_id }).execute()

  await expect(affiliate(association.id, club.id)).rejects.toThrow('foreign key')
  await expect(affiliate(association.id, association.id)).rejects.toThrow('affiliation_to_another')
})

test('the front of an association lists its own world alone', async () => {
  const { data: counts } = await front.sites.counts()
  const lists = await Promise.all([
    front.matches.filter({}),
    front.tournaments.filter({}),
    front.teams.filter({}),
    front.players.filter({}),
    front.officials.filter({}),
    front.grounds.filter({}),
  ])
  const organisations = await front.organisations.filter({ sort: 'name' })

  expect(lists.map(({ data }) => data.total)).toEqual([
    counts.matches,
    counts.tournaments,
    counts.teams,
    counts.players,
    counts.officials,
    counts.grounds,
  ])
  expect(names(lists[1].data.items)).toEqual(['Monsoon Cup'])
  expect(lists[0].data.items.every((match) => match.tournament?.name === 'Monsoon Cup')).toBe(true)
  expect([counts.teams, counts.grounds, counts.clubs]).toEqual([8, 3, 3])
  expect(names(organisations.data.items)).toEqual([
    'Five Rivers Cricket Association',
    'Indus Gymkhana',
    'Ravi Rovers',
    'Rivergate Cricket Academy',
    'Soan Valley',
  ])
})

test('what is of another world has no page on the front of an association, and is not found', async () => {
  const league = await client.tournaments.filter({ filter: { text: 'harbour' } })
  const side = await client.teams.filter({ filter: { text: 'lyari' } })
  const ground = await client.grounds.filter({ filter: { text: 'mills' } })
  const match = await client.matches.filter({ filter: { text: 'lyari' } })
  const { id: organisationId } = await called('harbour')
  const found = await front.search.everything({ q: 'lyari' })

  const asked = await Promise.allSettled([
    front.tournaments.show({ tournamentId: league.data.items[0]!.id }),
    front.teams.show({ teamId: side.data.items[0]!.id }),
    front.grounds.show({ groundId: ground.data.items[0]!.id }),
    front.matches.show({ matchId: match.data.items[0]!.id }),
    front.organisations.show({ organisationId }),
  ])

  expect(asked.map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
    'TOURNAMENT_NOT_FOUND',
    'TEAM_NOT_FOUND',
    'GROUND_NOT_FOUND',
    'MATCH_NOT_FOUND',
    'ORGANISATION_NOT_FOUND',
  ])
  expect(found.data.hits).toEqual([])
})

test('an unknown organisation is not found, an unknown filter is named, a forged cursor refused', async () => {
  const unknown = await ask(`/api/v1/organisations/${UNKNOWN}`)
  const filtered = await ask('/api/v1/organisations/filter', { filter: { colour: 'red' } })
  const forged = await ask('/api/v1/organisations/filter', { page: { after: 'x' } })

  expect([unknown.status, unknown.body.code]).toEqual([404, 'ORGANISATION_NOT_FOUND'])
  expect([filtered.status, filtered.body.errors?.[0]?.path]).toEqual([422, 'filter.colour'])
  expect([forged.status, forged.body.code]).toEqual([422, 'BAD_CURSOR'])
})
