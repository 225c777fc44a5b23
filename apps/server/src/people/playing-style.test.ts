import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { PersonId } from '@pavilion/contract/ids.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)

/** Somebody who has played for a team of a club, and the club. */
async function aPlayer() {
  const { rows } = await sql<{ id: string; club: string }>`
    select mp.person_id as id, t.organisation_id as club from match_player mp
    join match_side s on s.match_id = mp.match_id and s.side = mp.side
    join team t on t.id = s.team_id where t.organisation_id is not null limit 1`.execute(app.db)
  return { playerId: PersonId.parse(rows[0]?.id), club: rows[0]?.club ?? '' }
}

const style = { role: 'keeper', bats: 'left', bowls: 'leg-break' } as const

test('a coach of a club says how its player plays, which the page and the lists show', async () => {
  const { playerId, club } = await aPlayer()
  const roles = [{ organisationId: club, role: 'coach' as const }]
  const coach = await clientAs(app, await someone(app, { roles }))

  expect((await coach.players.style({ playerId })).data.mayChange).toBe(true)
  await coach.players.saveStyle({ playerId, style })
  const { data } = await client.players.show({ playerId })
  expect(data.player.style).toEqual(style)
  await coach.players.saveStyle({ playerId, style: { ...style, bowls: null } })
  expect((await coach.players.style({ playerId })).data.style.bowls).toBeNull()
})

test('nobody else says it, and nothing but what there is', async () => {
  const { playerId, club } = await aPlayer()
  const stranger = await clientAs(app, await someone(app))
  const roles = [{ organisationId: club, role: 'owner' as const }]
  const owner = await clientAs(app, await someone(app, { roles }))

  expect((await stranger.players.style({ playerId })).data.mayChange).toBe(false)
  await expect(stranger.players.saveStyle({ playerId, style })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  const wrong = { ...style, bowls: 'underarm' as 'leg-break' }
  await expect(owner.players.saveStyle({ playerId, style: wrong })).rejects.toThrow()
})

/** Somebody with a direction to the shots. */
async function aStriker() {
  const { rows } = await sql<{ id: string }>`
    select b.person_id as id from batting_innings b
    where exists (select from match_event e where e.match_id = b.match_id and e.fact ? 'wagon'
                  and e.fact ->> 'striker' = b.person_id::text)
    order by b.runs desc limit 1`.execute(app.db)
  return PersonId.parse(rows[0]?.id)
}

test('the shots of a player are those of the matches, and the averages those of the career', async () => {
  const playerId = await aStriker()
  const { data: list } = await client.players.filter({ page: { size: 100 } })
  const best = list.items.find(({ id }) => id === playerId)
  const { data } = await client.players.shots({ playerId })
  const { data: shown } = await client.players.show({ playerId })
  const [career] = shown.career

  expect(data.matches).toBeGreaterThan(0)
  expect(data.shots.length).toBeGreaterThan(10)
  expect(data.shots.reduce((sum, { runs }) => sum + runs, 0)).toBeLessThanOrEqual(best?.runs ?? 0)
  expect(best?.average).toBeCloseTo(career?.batting.average ?? 0)
  expect(best?.strikeRate).toBeCloseTo(career?.batting.strikeRate ?? 0)
})

test('the average of a squad is that of its players for these teams', async () => {
  const { data: teams } = await client.teams.filter({ filter: { text: 'ravi rovers' } })
  const { data } = await client.teams.show({ teamId: teams.items[0]!.id })
  const batted = data.squad.filter(({ average }) => average !== null)

  expect(batted.length).toBeGreaterThan(5)
  expect(batted.every(({ runs, average }) => (average ?? 0) <= runs)).toBe(true)
})
