import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)

const titles = async (q: string) =>
  (await client.search.everything({ q })).data.hits.map(({ title }) => title)

const teams = [
  'Mumbai Indians',
  'Middlesex',
  'Royal Challengers Bengaluru',
  'Punjab Kings',
  'Kings XI Punjab',
  'Delhi Capitals',
  'Sunrisers Hyderabad',
]
const sides = ['West Indies', 'South Africa', 'New Zealand']
const leagues = ['ICC World Twenty20', 'Australia tour of England', "Women's Big Bash League"]

await app.db
  .insertInto('team')
  .values([
    ...teams.map((name) => ({ name, gender: 'male' as const, kind: 'club' as const })),
    ...sides.map((name) => ({ name, gender: 'male' as const, kind: 'international' as const })),
  ])
  .execute()
await app.db
  .insertInto('tournament')
  .values(leagues.map((name) => ({ name, season: '2016', gender: 'male' as const })))
  .execute()

/** Players of the sample world's matches, who have played so many. */
async function addPlayers(players: Readonly<Record<string, number>>): Promise<void> {
  const added = await app.db
    .insertInto('person')
    .values(Object.keys(players).map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  const side = await app.db
    .selectFrom('match_player')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('match_player')
    .values(added.map(({ id }) => ({ ...side, person_id: id })))
    .execute()
  await app.db
    .insertInto('player_totals')
    .values(
      added.map(({ id, name }) => ({
        person_id: id,
        named: 1,
        matches: players[name] ?? 0,
        runs: 0,
        wickets: 0,
      })),
    )
    .execute()
}

await addPlayers({
  'V Kohli': 500,
  'T Kohli': 20,
  'RG Sharma': 450,
  'R Sharma': 3,
  'Ravi Kohli': 1,
})

test.each([
  ['MI', 'Mumbai Indians'],
  ['Royal Challengers Bangalore', 'Royal Challengers Bengaluru'],
  ['RCB', 'Royal Challengers Bengaluru'],
  ['SRH', 'Sunrisers Hyderabad'],
  ['Delhi Daredevils', 'Delhi Capitals'],
  ['Windies', 'West Indies'],
  ['proteas', 'South Africa'],
  ['Black Caps', 'New Zealand'],
  ['T20 World Cup', 'ICC World Twenty20'],
  ['the ashes', 'Australia tour of England'],
  ['WBBL', "Women's Big Bash League"],
])('who searches for %s finds the %s first', async (q, name) => {
  expect((await titles(q))[0]).toBe(name)
})

test('a team that was renamed is found with all its names', async () => {
  expect(await titles('Kings XI Punjab')).toEqual(
    expect.arrayContaining(['Kings XI Punjab', 'Punjab Kings']),
  )
})

test('a first name finds whoever is listed by initials, the best known first', async () => {
  expect(await titles('Virat Kohli')).toEqual(['V Kohli'])
  expect(await titles('rohit sharma')).toEqual(['RG Sharma', 'R Sharma'])
  expect(await titles('Ravi Kohli')).toEqual(['Ravi Kohli'])
})

test('of teams that are called alike the one that has played more comes first', async () => {
  const busy = 'Quetta Cavaliers of the North'
  const idle = 'Quetta Cavaliers'
  await app.db
    .updateTable('team')
    .set({ name: busy })
    .where('id', '=', (query) => query.selectFrom('match_side').select('team_id').limit(1))
    .execute()
  await app.db.insertInto('team').values({ name: idle, gender: 'male', kind: 'club' }).execute()
  const found = (await client.search.everything({ q: 'quetta cav' })).data.hits

  expect(found.filter(({ kind }) => kind === 'team').map(({ title }) => title)).toEqual([
    busy,
    idle,
  ])
})

test('a full name with a wrong letter finds who is listed by initials', async () => {
  await addPlayers({ 'Q Zwallowby': 3, 'RQ Zwallowby': 9, 'Qadir Nobody': 40 })

  expect((await titles('quentin zwalowby'))[0]).toBe('Q Zwallowby')
  expect(await titles('quentin zwalowby')).not.toContain('RQ Zwallowby')
  expect((await titles('quentin zwallowby'))[0]).toBe('Q Zwallowby')
})
