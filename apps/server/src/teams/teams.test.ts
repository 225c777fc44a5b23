import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

test('a page of teams goes on where the last one ended', async () => {
  for (const sort of ['most-matches', 'name'] as const) {
    const whole = await client.teams.filter({ sort })
    const first = await client.teams.filter({ sort, page: { size: 5 } })
    const rest = await client.teams.filter({ sort, page: { size: 20, after: first.data.next! } })

    expect(whole.data.total).toBe(14)
    expect([...first.data.items, ...rest.data.items]).toEqual(whole.data.items)
  }
})

test('names are found by a part of them', async () => {
  const { data } = await client.teams.filter({ filter: { text: 'marin' } })

  expect(data.items.map(({ name }) => name)).toEqual(['Clifton Mariners'])
  expect(data.counts.kind).toEqual([
    { value: 'international', label: 'International', count: 0 },
    { value: 'club', label: 'Club', count: 1 },
  ])
})

test('two letters are the beginning of a word', async () => {
  const { data } = await client.teams.filter({ filter: { text: 'ro' } })

  expect(data.items.map(({ name }) => name)).toEqual(['Ravi Rovers'])
})

test('the record of a team is what its matches came to', async () => {
  const { data: teams } = await client.teams.filter({ filter: { text: 'khyber falcons' } })
  const { data } = await client.teams.show({ teamId: teams.items[0]!.id })
  const won = data.results.filter(
    ({ winner, sides }) => winner !== null && sides[winner]?.id === data.team.id,
  )

  expect(data.team.won).toBe(won.length)
  expect(data.record[0]).toMatchObject({ format: 't20', formatName: 'T20', won: won.length })
  expect(data.team.played).toBe(data.results.length)
  expect(data.tournaments.map(({ name }) => name)).toEqual(['Monsoon Cup'])
  expect(data.squad.length).toBeGreaterThanOrEqual(11)
  expect(Math.max(...data.squad.map(({ matches }) => matches))).toBe(data.results.length)
})

test('who is playing now is marked', async () => {
  const { data } = await client.teams.filter({ page: { size: 100 } })

  const playing = data.items.filter(({ isPlaying }) => isPlaying).map(({ name }) => name)
  expect(playing.toSorted()).toEqual(['Margalla Markhors', 'Ravi Rovers'])
})

test('an unknown team is not found, an unknown filter is named, a forged cursor refused', async () => {
  const shown = await ask(`/api/v1/teams/${UNKNOWN}`)
  const filtered = await ask('/api/v1/teams/filter', { filter: { colour: 'red' } })
  const forged = await ask('/api/v1/teams/filter', { page: { after: 'x' } })

  expect([shown.status, shown.body.code]).toEqual([404, 'TEAM_NOT_FOUND'])
  expect([filtered.status, filtered.body.errors?.[0]?.path]).toEqual([422, 'filter.colour'])
  expect([forged.status, forged.body.code]).toEqual([422, 'BAD_CURSOR'])
})

const teamNamed = async (text: string) =>
  (await client.teams.filter({ filter: { text } })).data.items[0]!

test('a team page names who leads the season with the bat, with the ball and in the field', async () => {
  const { id: teamId } = await teamNamed('khyber falcons')

  const { season, squad } = (await client.teams.show({ teamId })).data
  const { runs, wickets, dismissals } = season!

  const most = (of: (member: (typeof squad)[number]) => number) => Math.max(...squad.map(of))
  const best = { runs: most((member) => member.runs), wickets: most((member) => member.wickets) }
  expect(runs[0]).toMatchObject({ value: best.runs, best: expect.stringMatching(/^\d+\*?$/) })
  expect(wickets[0]).toMatchObject({
    value: best.wickets,
    best: expect.stringMatching(/^\d+–\d+$/),
  })
  expect(dismissals[0]).toMatchObject({ best: null })
  for (const leaders of [runs, wickets, dismissals]) {
    const values = leaders.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((one, other) => other - one))
    expect(leaders.length).toBeLessThanOrEqual(5)
  }
})

test('the honours of a team are the finals that it has won, and its centuries and five-wicket hauls', async () => {
  const { id: teamId } = await teamNamed('soan valley')
  const { results } = (await client.teams.show({ teamId })).data
  const { id: finalId } = results.find(
    ({ winner, sides }) => winner !== null && sides[winner]?.id === teamId,
  )!
  const changed = [finalId, teamId]
  await app.pool.query(`update match set stage = 'Final' where id = $1`, [finalId])
  await app.pool.query(
    `update batting_innings b set runs = 134, "out" = false from innings i
     where i.match_id = b.match_id and i.innings = b.innings and b.position = 1
       and b.match_id = $1 and i.team_id = $2`,
    changed,
  )
  await app.pool.query(
    `update bowling_innings b set wickets = 6, runs = 23 from innings i
     where i.match_id = b.match_id and i.innings = b.innings and b.match_id = $1
       and i.bowling_team_id = $2 and b.person_id = (select person_id from bowling_innings one
         where one.match_id = b.match_id and one.innings = b.innings limit 1)`,
    changed,
  )

  const { honours } = (await client.teams.show({ teamId })).data

  expect(honours.map(({ kind, achievement }) => [kind, achievement])).toEqual([
    ['five-wickets', '6–23'],
    ['hundred', '134*'],
    ['title', 'Winners'],
  ])
  expect(honours[2]).toMatchObject({ occasion: 'Monsoon Cup', matchId: finalId, player: null })
})

test('a team has the colours of its club wherever it stands, and none while the club has said none', async () => {
  const { id: teamId } = await teamNamed('ravi rovers')
  const colours = { first: '#123456', second: '#fedc11' }
  const badges = async () => {
    const { data } = await client.matches.filter({ filter: { teamId } })
    return data.items.map(({ sides }) => sides.find(({ id }) => id === teamId)?.badge)
  }
  expect(new Set(await badges())).toEqual(new Set([null]))
  await app.pool.query(
    `update organisation o set first_colour = $2, second_colour = $3 from team t
     where t.id = $1 and o.id = t.organisation_id`,
    [teamId, colours.first, colours.second],
  )

  const { team, organisation } = (await client.teams.show({ teamId })).data
  const shown = [team.badge, (await teamNamed('ravi rovers')).badge, ...(await badges())]

  expect(new Set(shown.map((badge) => JSON.stringify(badge)))).toEqual(
    new Set([JSON.stringify({ crest: null, colours })]),
  )
  await app.pool.query('update organisation set archived_at = now() where id = $1', [
    organisation?.id,
  ])
  expect(new Set(await badges())).toEqual(new Set([null]))
})
