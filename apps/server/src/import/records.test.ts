import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { away, delivery, files, home, info, match } from './cricsheet-file.testing.ts'
import { importMatches } from './import.ts'

const { pool, db } = await freshDatabase()

const run = (named: Readonly<Record<string, unknown>>) => importMatches(pool, files(named))

const matchOf = (id: string) =>
  db.selectFrom('match').select('id').where('cricsheet_id', '=', id).executeTakeFirstOrThrow()

const peopleNamed = (name: string) =>
  db.selectFrom('person').select(['id', 'gender']).where('name', '=', name).execute()

test('a player’s gender is that of the match, an official’s is not known', async () => {
  await run({ 'gender.json': match() })

  expect(await peopleNamed(home[0]!)).toMatchObject([{ gender: 'female' }])
  expect(await peopleNamed('An Umpire')).toMatchObject([{ gender: null }])
})

test('without the register a name is one person within a team, and another in the next', async () => {
  const people = Object.fromEntries(home.slice(1).map((name, index) => [name, `id${index + 1}`]))
  const named = (team: string) => ({
    registry: { people },
    teams: [team, 'Away'],
    players: { [team]: home, Away: away.map((name) => `${name} of ${team}`) },
    toss: { winner: team, decision: 'bat' },
    outcome: { winner: team, by: { runs: 3 } },
  })
  const of = (team: string) => {
    const file = match(named(team))
    file.innings[0]!.team = team
    return JSON.stringify(file)
      .replaceAll('"A Player 1"', `"A Player 1 of ${team}"`)
      .replaceAll('"A Player 2"', `"A Player 2 of ${team}"`)
  }
  const before = await peopleNamed(home[0]!)
  await run({ 'one.json': of('Reds'), 'two.json': of('Reds'), 'three.json': of('Blues') })
  await run({ 'one.json': of('Reds'), 'four.json': of('Blues') })

  expect(await peopleNamed(home[0]!)).toHaveLength(before.length + 2)
})

test('who is named differently from match to match keeps the latest name', async () => {
  const renamed = (name: string, day: string, id: string) => [
    id,
    match({
      dates: [day],
      players: { Home: [...home, name], Away: away },
      registry: { people: { ...info.registry.people, [name]: 'married' } },
    }),
  ]
  await run(
    Object.fromEntries([
      renamed('N Later', '2024-05-01', 'n2.json'),
      renamed('N Earlier', '2019-05-01', 'n1.json'),
    ]),
  )
  await run(Object.fromEntries([renamed('N Earlier', '2019-05-01', 'n1.json')]))

  expect(await peopleNamed('N Later')).toHaveLength(1)
  expect(await peopleNamed('N Earlier')).toHaveLength(0)
})

test('a player who is on no sheet is in the side they played for', async () => {
  const file = match({ registry: { people: { ...info.registry.people, Stray: 'stray' } } })
  file.innings[0]!.overs[0]!.deliveries.push(delivery('Home', 1, { batter: 'Stray' }))
  await run({ 'stray.json': file })
  const stored = await matchOf('stray')
  const [stray] = await peopleNamed('Stray')
  const side = await db
    .selectFrom('match_player')
    .select(['side', 'position'])
    .where('match_id', '=', stored.id)
    .where('person_id', '=', stray?.id ?? '')
    .execute()

  expect(side).toEqual([{ side: 0, position: 11 }])
})

test('two names that the register gives to one person are one person', async () => {
  const file = match({
    players: { Home: [...home, 'Twin'], Away: away },
    registry: { people: { ...info.registry.people, Twin: 'id0' } },
  })
  file.innings[0]!.overs[0]!.deliveries.push(delivery('Home', 5, { batter: 'Twin' }))
  await run({ 'twin.json': file })
  const stored = await matchOf('twin')
  const lines = await db
    .selectFrom('batting_innings')
    .select('runs')
    .where('match_id', '=', stored.id)
    .where('innings', '=', 1)
    .execute()

  expect(lines).toEqual([{ runs: 15 }, { runs: 0 }])
})

test('one ground under several venues and cities stays one ground', async () => {
  const at = (venue: string, city?: string) => match({ venue, city })
  const named = {
    'g1.json': at('Lake Oval, Bridgetown', 'Barbados'),
    'g2.json': at('Lake Oval, Bridgetown, Barbados', 'Bridgetown'),
    'g3.json': at('Lake Oval'),
    'g4.json': at('Lake Oval', 'Hamilton'),
  }
  const grounds = async () =>
    await db
      .selectFrom('ground')
      .innerJoin('match', 'match.ground_id', 'ground.id')
      .select(['ground.city', 'cricsheet_id'])
      .where('ground.name', '=', 'Lake Oval')
      .orderBy('cricsheet_id')
      .execute()
  await run(named)
  const first = await grounds()
  await run(named)

  expect(first.map(({ city }) => city)).toEqual(['Barbados', 'Barbados', 'Barbados', 'Hamilton'])
  expect(await grounds()).toEqual(first)
})

test('a ground keeps the clock of its city, and one whose city nobody knows keeps UTC', async () => {
  await run({
    'zone.json': match({ venue: 'Seddon Park', city: 'Hamilton' }),
    'nowhere.json': match({ venue: 'The Paddock', city: 'Nowhere at all' }),
  })

  const zones = await db
    .selectFrom('ground')
    .select(['name', 'time_zone'])
    .where('name', 'in', ['Seddon Park', 'The Paddock'])
    .orderBy('name')
    .execute()
  expect(zones).toEqual([
    { name: 'Seddon Park', time_zone: 'Pacific/Auckland' },
    { name: 'The Paddock', time_zone: 'UTC' },
  ])
})
