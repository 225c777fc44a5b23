import { randomUUID } from 'node:crypto'
import type { PersonId } from '@pavilion/contract/ids.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { newT20 } from '#scoring/scoring.testing.ts'

const app = await freshApp('sample')
const operator = await clientAs(app, await someone(app, { operator: true }))
const anybody = clientOf(app)

/** Two of the sample's best players who have never been in one match. */
async function twoStrangers({ db }: AppContext): Promise<[PersonId, PersonId]> {
  await sql`select settle_totals()`.execute(db)
  const found = await sql<{ one: PersonId; other: PersonId }>`
    select one.person_id as one, other.person_id as other
    from player_totals one join player_totals other on other.person_id > one.person_id
    where not exists (select from match_player mp join match_player mate using (match_id)
      where mp.person_id = one.person_id and mate.person_id = other.person_id)
      and one.runs > 0 and other.wickets > 0
    order by one.runs + other.runs desc, one.person_id limit 1`.execute(db)
  const { one, other } = found.rows[0]!
  return [one, other]
}

const derived = [
  'match_player',
  'match_official',
  'batting_innings',
  'bowling_innings',
  'fielding_innings',
]

/** Every derived row and every total, as text. */
async function everything({ db }: AppContext) {
  await sql`select settle_totals()`.execute(db)
  const tables = [...derived, 'player_totals', 'official_totals', 'person']
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ text: string }>`
        select coalesce(string_agg(t::text, ';' order by t::text), '') as text
        from ${sql.table(table)} t`.execute(db)
      return rows[0]?.text
    }),
  )
}

test('a merged career is the one of a person who was never two, and an undo restores every row', async () => {
  const [one, other] = await twoStrangers(app)
  const before = await everything(app)
  const { data: preview } = await operator.people.preview({ fromId: one, intoId: other })
  const id = randomUUID()
  await operator.people.merge({ id, fromId: one, intoId: other })
  await operator.people.merge({ id, fromId: one, intoId: other })
  const { data: merged } = await anybody.players.show({ playerId: one })

  const never = await freshApp('sample')
  for (const table of derived) {
    await sql`update ${sql.table(table)} set person_id = ${other}::uuid
      where person_id = ${one}::uuid`.execute(never.db)
  }
  await sql`insert into totals_due values (${one}::uuid), (${other}::uuid)`.execute(never.db)
  const { data: rewritten } = await clientOf(never).players.show({ playerId: other })
  expect(preview.prevents).toEqual([])
  expect(merged.player).toEqual(rewritten.player)
  expect(merged.career).toEqual(rewritten.career)
  expect(merged.recent).toEqual(rewritten.recent)
  expect(merged.player.matches).toBe(preview.moves.matches + preview.into.matches)

  const { data: list } = await operator.people.duplicates({})
  expect(list.changes[0]).toMatchObject({ id, kind: 'merge', matches: preview.moves.matches })
  await operator.people.undo({ changeId: id })
  expect(await refusal(operator.people.undo({ changeId: id }))).toBe('CHANGE_UNDONE')
  expect(await everything(app)).toEqual(before)
})

test('who was merged is found by both names, followed once, and not named twice', async () => {
  const [one, other] = await twoStrangers(app)
  const { data: shown } = await anybody.players.show({ playerId: one })
  const fan = await clientAs(app, await someone(app))
  await fan.following.follow({ kind: 'player', thingId: one })
  const id = randomUUID()
  await operator.people.merge({ id, fromId: one, intoId: other })

  const { data: found } = await anybody.search.everything({ q: shown.player.name })
  const ids = found.hits.map((hit) => hit.id)
  expect(ids).toContain(other)
  expect(ids).not.toContain(one)
  const { data: listed } = await anybody.players.filter({ filter: { text: shown.player.name } })
  expect(listed.items.map((item) => item.id)).toContain(other)
  const { data: followed } = await fan.following.list()
  expect(followed.map((item) => item.id)).toEqual([other])
  const asked = newT20()
  const twice = operator.scoring.create({
    ...asked,
    teams: [
      {
        ...asked.teams[0],
        players: [{ id: one }, { id: other }, ...asked.teams[0].players.slice(2)],
      },
      asked.teams[1],
    ],
  })
  expect(await refusal(twice)).toBe('INVALID_INPUT')
  await fan.following.unfollow({ kind: 'player', thingId: other })
  expect((await fan.following.list()).data).toEqual([])
  await operator.people.undo({ changeId: id })
})

test('some matches of one person become another’s, and come back', async () => {
  const [one] = await twoStrangers(app)
  const before = await everything(app)
  const { data } = await operator.people.matches({ personId: one })
  const matchIds = data.matches.slice(0, 1).map((match) => match.id)
  const asked = { id: randomUUID(), personId: one, name: 'Namesake', matchIds }
  const { data: list } = await operator.people.split(asked)
  await operator.people.split(asked)
  const { into } = list.changes[0]!
  const { data: other } = await anybody.players.show({ playerId: into.id })
  const { data: left } = await anybody.players.show({ playerId: one })
  expect(other.player).toMatchObject({ name: 'Namesake', matches: 1 })
  expect(other.player.runs + left.player.runs).toBe(data.person.runs)
  expect(left.player.matches).toBe(data.person.matches - 1)

  const whole = data.matches.map((match) => match.id)
  const all = { ...asked, id: randomUUID(), matchIds: whole }
  expect(await refusal(operator.people.split(all))).toBe('CANNOT_MERGE')
  const { data: seen } = await operator.people.change({ changeId: asked.id })
  expect(seen.since).toEqual([])
  await operator.people.undo({ changeId: asked.id })
  await sql`delete from player_totals where person_id = ${into.id}::uuid`.execute(app.db)
  await sql`delete from person_change_match`.execute(app.db)
  await sql`delete from person_change where into_id = ${into.id}::uuid`.execute(app.db)
  await sql`delete from totals_due`.execute(app.db)
  await sql`delete from person where id = ${into.id}::uuid`.execute(app.db)
  expect(await everything(app)).toEqual(before)
})
