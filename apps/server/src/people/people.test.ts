import { PersonId } from '@pavilion/contract/ids.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

test.each(['most-runs', 'most-wickets', 'most-matches', 'name'] as const)(
  'page by page, %s gives every player once',
  async (sort) => {
    const whole = await client.players.filter({ sort, page: { size: 100 } })
    const ids: string[] = []
    let after: string | undefined
    do {
      const { data } = await client.players.filter({
        sort,
        page: { size: 60, ...(after && { after }) },
      })
      ids.push(...data.items.map(({ id }) => id))
      after = data.next ?? undefined
    } while (after !== undefined)

    expect(ids.length).toBe(whole.data.total)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.slice(0, 100)).toEqual(whole.data.items.map(({ id }) => id))
  },
)

test('those with most runs come first', async () => {
  const { data } = await client.players.filter({ sort: 'most-runs' })

  const runs = data.items.map((player) => player.runs)
  expect(runs).toEqual(runs.toSorted((one, other) => other - one))
  expect(runs[0]).toBeGreaterThan(100)
})

test('umpires are no players, and players no umpires', async () => {
  const players = await client.players.filter({ filter: { text: 'rustam sethi' } })
  const officials = await client.officials.filter({ filter: { text: 'rustam sethi' } })

  expect(players.data.total).toBe(0)
  expect(officials.data.items.map(({ name }) => name)).toEqual(['Rustam Sethi'])
})

test('a career is the sum of the scorecards', async () => {
  const { data: players } = await client.players.filter({ sort: 'most-runs', page: { size: 1 } })
  const { data } = await client.players.show({ playerId: players.items[0]!.id })
  const { id } = data.player
  const { data: list } = await client.matches.filter({
    filter: { playerId: id },
    page: { size: 100 },
  })
  const cards = await Promise.all(
    list.items.map((match) => client.matches.innings({ matchId: match.id })),
  )
  const lines = cards
    .flatMap(({ data: { innings } }) => innings.filter(({ superOver }) => !superOver))
    .flatMap(({ batting }) => batting.filter((line) => line.id === id))
  const [career] = data.career
  const sum = (key: 'runs' | 'balls' | 'fours' | 'sixes') =>
    lines.reduce((total, line) => total + line[key], 0)
  const outs = lines.filter(({ out }) => out).length

  expect(career?.batting).toMatchObject({
    innings: lines.length,
    notOuts: lines.length - outs,
    runs: sum('runs'),
    balls: sum('balls'),
    fours: sum('fours'),
    sixes: sum('sixes'),
    average: sum('runs') / outs,
    strikeRate: (sum('runs') * 100) / sum('balls'),
  })
  expect(Number.parseInt(career!.batting.highestScore!, 10)).toBe(
    Math.max(...lines.map(({ runs }) => runs)),
  )
  expect(data.recent[0]?.team.id).toBe(data.player.teams[0]?.id)
})

test('who has not batted or bowled has no averages, and no best', async () => {
  const { data: players } = await client.players.filter({ sort: 'most-runs', page: { size: 100 } })
  const careers = await Promise.all(
    players.items.slice(0, 20).map(({ id }) => client.players.show({ playerId: id })),
  )
  const idle = careers
    .flatMap(({ data }) => data.career)
    .find(({ bowling }) => bowling.innings === 0)

  expect(idle?.bowling).toMatchObject({
    wickets: 0,
    average: null,
    economy: null,
    strikeRate: null,
    bestFigures: null,
  })
})

test('players of a team are those it has fielded', async () => {
  const { data: teams } = await client.teams.filter({ filter: { text: 'ravi rovers' } })
  const teamId = teams.items[0]!.id
  const { data } = await client.players.filter({ filter: { teamId }, page: { size: 100 } })

  expect(data.total).toBeGreaterThanOrEqual(11)
  expect(data.items.every((player) => player.teams.some(({ id }) => id === teamId))).toBe(true)
})

/** Somebody who has played for a team of a club, and the club. */
async function aPlayerOfAClub() {
  const { rows } = await sql<{ id: string; name: string; club: string }>`
    select p.id, p.name, t.organisation_id as club from match_player mp
    join match_side s on s.match_id = mp.match_id and s.side = mp.side
    join team t on t.id = s.team_id join person p on p.id = mp.person_id
    where t.organisation_id is not null limit 1`.execute(app.db)
  return rows[0]!
}

async function called(name: string) {
  const accountId = await someone(app)
  const [first_name = '', last_name = ''] = name.split(' ')
  await app.db
    .updateTable('account')
    .set({ first_name, last_name })
    .where('id', '=', accountId)
    .execute()
  return { accountId, client: await clientAs(app, accountId) }
}

test('one’s own record is that of one’s name in the teams of one’s clubs, and of nobody else', async () => {
  const { id, name, club } = await aPlayerOfAClub()
  const { accountId, client: player } = await called(name)
  const other = await called('Nobody Known')
  expect((await player.players.own()).data).toEqual([])

  for (const one of [accountId, other.accountId]) {
    await app.db
      .insertInto('membership')
      .values({ organisation_id: club, account_id: one, role: 'player', granted_at: app.now() })
      .execute()
  }

  const { data } = await player.players.own()
  const shown = (await client.players.show({ playerId: PersonId.parse(id) })).data.player
  expect(data).toEqual([shown])
  expect((await other.client.players.own()).data).toEqual([])
})

test('a player whom a club lists under another name than the account’s has the record of that name', async () => {
  const { id, name, club } = await aPlayerOfAClub()
  const { accountId, client: player } = await called('Nick Name')
  await app.db
    .insertInto('club_player')
    .values({ organisation_id: club, name, account_id: accountId, added_at: app.now() })
    .execute()

  expect((await player.players.own()).data.map((one) => one.id)).toEqual([id])
})

test('an official is shown with roles and matches', async () => {
  const { data: officials } = await client.officials.filter({ filter: { role: ['umpire'] } })
  const [official] = officials.items
  const { data } = await client.officials.show({ officialId: official!.id })

  expect(officials.counts.role).toContainEqual(
    expect.objectContaining({ value: 'tv-umpire', label: 'Third umpire' }),
  )
  expect(data.official.roles.reduce((sum, { matches }) => sum + matches, 0)).toBe(
    data.official.matches,
  )
  expect(data.recent.length + data.upcoming.length).toBe(data.official.matches)
})

test('people who are not known are not found, each in their own words', async () => {
  const player = await ask(`/api/v1/players/${UNKNOWN}`)
  const official = await ask(`/api/v1/officials/${UNKNOWN}`)

  expect([player.status, player.body.code]).toEqual([404, 'PLAYER_NOT_FOUND'])
  expect([official.status, official.body.code]).toEqual([404, 'OFFICIAL_NOT_FOUND'])
})

test('an unknown filter is named and a forged cursor refused', async () => {
  for (const kind of ['players', 'officials']) {
    const filtered = await ask(`/api/v1/${kind}/filter`, { filter: { age: 3 } })
    const forged = await ask(`/api/v1/${kind}/filter`, { page: { after: 'e30' } })

    expect([filtered.status, filtered.body.errors?.[0]?.path]).toEqual([422, 'filter.age'])
    expect([forged.status, forged.body.code]).toEqual([422, 'BAD_CURSOR'])
  }
})

test('totals follow every ball, and what is taken back', async () => {
  const { data: before } = await client.players.filter({ page: { size: 1 } })
  const [best] = before.items
  const playerId = best!.id
  const innings = app.db.selectFrom('batting_innings').where('person_id', '=', playerId)
  const [first] = await innings.selectAll().orderBy('match_id').execute()
  const matchId = first!.match_id

  await app.db
    .deleteFrom('batting_innings')
    .where('person_id', '=', playerId)
    .where('match_id', '=', matchId)
    .execute()
  const { data: without } = await client.players.show({ playerId })
  await app.db.insertInto('batting_innings').values(first!).execute()
  const { data: again } = await client.players.show({ playerId })

  expect(without.player.runs).toBe(best!.runs - first!.runs)
  expect(again.player.runs).toBe(best!.runs)
})

test('totals are right whoever settles them while matches are written', async () => {
  const { data: list } = await client.matches.filter({ filter: { status: ['live'] } })
  const matchId = list.items[0]!.id
  const play = async () => {
    for (let ball = 0; ball < 25; ball++) {
      const state = await readMatch(app, matchId)
      const fact = nextFact(state!, 1)
      if (fact === undefined) return
      await recordFacts(app, {
        matchId,
        expectedSeq: state!.seq,
        facts: [fact],
        recordedBy: 'test',
      })
    }
  }
  const read = async () => {
    for (let time = 0; time < 10; time++) await client.players.filter({})
  }

  await Promise.all([play(), read(), read(), read()])
  await client.players.filter({})

  const wrong = await sql`
    select from player_totals t
    where runs <> (select coalesce(sum(b.runs), 0) from batting_innings b
                   where b.person_id = t.person_id and not b.super_over)
       or wickets <> (select coalesce(sum(b.wickets), 0) from bowling_innings b
                      where b.person_id = t.person_id and not b.super_over)
       or named <> (select count(*) from match_player m where m.person_id = t.person_id)
  `.execute(app.db)
  expect(wrong.rows).toEqual([])
})
