import { OfficialRole } from '@pavilion/contract/people/official-calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)

/** Players whose settled sides are not those of their latest twelve matches, three at most. */
async function playersWithWrongSides() {
  await client.players.filter({})
  const { rows } = await sql`
    select from player_totals p
    where teams is distinct from (
      select coalesce(array_agg(team_id order by day desc, team_id), '{}') from (
        select s.team_id, max(m.starts_on) as day
        from (select mp.match_id, mp.side, m.starts_on
              from match_player mp join match m on m.id = mp.match_id
              where mp.person_id = p.person_id order by m.starts_key desc, m.id limit 12) m
        join match_side s on s.match_id = m.match_id and s.side = m.side
        group by s.team_id order by day desc, s.team_id limit 3
      ) lately)`.execute(app.db)
  return rows.length
}

test('a player is listed with the sides of their latest matches', async () => {
  const { data } = await client.players.filter({ page: { size: 100 } })

  expect(data.items.every(({ teams }) => teams.length > 0)).toBe(true)
  expect(await playersWithWrongSides()).toBe(0)
})

test('the sides of players follow a match that is moved to another hour', async () => {
  const { data } = await client.matches.filter({ filter: { status: ['upcoming'] } })
  const { id } = data.items[0]!
  await app.db
    .updateTable('match')
    .set({ starts_at: '2001-01-01T10:00:00Z' })
    .where('id', '=', id)
    .execute()

  expect(await playersWithWrongSides()).toBe(0)
})

test('an official follows what is written and what is taken back', async () => {
  const { data: before } = await client.officials.filter({})
  const [first] = before.items
  const { officialId, role } = { officialId: first!.id, role: first!.roles[0]!.role }
  const { data: matches } = await client.officials.show({ officialId })
  const taken = await app.db
    .deleteFrom('match_official')
    .where('person_id', '=', officialId)
    .where('match_id', '=', matches.recent[0]!.id)
    .returningAll()
    .execute()
  const { data: without } = await client.officials.show({ officialId })
  await app.db.insertInto('match_official').values(taken).execute()
  const { data: again } = await client.officials.filter({})

  expect(without.official.matches).toBe(first!.matches - 1)
  expect(without.official.roles.find((one) => one.role === role)?.matches ?? 0).toBe(
    first!.roles[0]!.matches - taken.filter((one) => one.role === role).length,
  )
  expect(again).toEqual(before)
})

test('who stands in no match any more is no official', async () => {
  const { data: before } = await client.officials.filter({ sort: 'name' })
  const { id: officialId } = before.items[0]!
  await app.db.deleteFrom('match_official').where('person_id', '=', officialId).execute()
  const { data: after } = await client.officials.filter({ sort: 'name' })

  expect(after.total).toBe(before.total - 1)
  await expect(client.officials.show({ officialId })).rejects.toThrow('Official not found')
})

test('roles are counted by how many have had them', async () => {
  const { data } = await client.officials.filter({ page: { size: 100 } })

  for (const { value, count } of data.counts.role) {
    const having = data.items.filter(({ roles }) => roles.some(({ role }) => role === value))
    const { data: asked } = await client.officials.filter({
      filter: { role: [OfficialRole.parse(value)] },
    })
    expect(count).toBe(having.length)
    expect(asked.total).toBe(count)
  }
})

test('players are counted by the gender that is known of them by now', async () => {
  const women = async (text?: string) => {
    const { data } = await client.players.filter({ filter: { gender: ['female'], text } })
    const { data: all } = await client.players.filter({ filter: { text } })
    const counted = all.counts.gender.find(({ value }) => value === 'female')?.count
    expect(counted ?? 0).toBe(data.total)
    return data.total
  }
  const { data } = await client.players.filter({ filter: { gender: ['male'] } })
  const [man] = data.items
  const [before, named] = [await women(), await women(man!.name)]
  await app.db.updateTable('person').set({ gender: 'female' }).where('id', '=', man!.id).execute()

  expect(await women()).toBe(before + 1)
  expect(await women(man!.name)).toBe(named + 1)
})
