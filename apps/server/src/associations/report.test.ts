import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { PLAYER, reason, sanctioned, startDiscipline } from '#discipline/discipline.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aLeague, anotherClub, aPlayerOf, register } from './associations.testing.ts'
import { findReport } from './report.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const year = new Date().getUTCFullYear()

test('a report counts the players, teams and matches of every club, and comes as CSV', async () => {
  const { association, club } = await aLeague(app)
  await anotherClub(app, association)
  await register(association, club, await aPlayerOf(club, 'Ayesha Khan'))
  const asked = { organisationId: association.organisationId, year }
  const { data } = await association.client.associations.report(asked)
  const own = data.lines.find(({ organisation }) => organisation.id === club.organisationId)
  expect(own).toMatchObject({ registered: 1, overseas: 0, teams: 0, matches: 0, participants: 0 })
  expect(data.lines).toHaveLength(2)
  const before = await association.client.associations.report({ ...asked, year: year - 1 })
  expect(before.data.lines.map(({ registered }) => registered)).toEqual([0, 0])
  const file = await association.client.associations.reportFile(asked)
  expect((await file.text()).split('\r\n')).toHaveLength(4)
})

test('the matches of a club count for those who played for it', async () => {
  const sample = await freshApp('sample')
  const { rows } = await sample.pool.query<{ association: string; year: number; clubs: number }>(
    `select a.association_id as association, extract(year from m.starts_on)::int as year,
            count(distinct t.organisation_id)::int as clubs
     from affiliation a join team t on t.organisation_id = a.organisation_id
     join match_side s on s.team_id = t.id join match m on m.id = s.match_id
     where m.status = 'complete' group by 1, 2 order by 3 desc limit 1`,
  )
  const [busiest] = rows
  const lines = await findReport(sample.db, {
    associationId: busiest?.association ?? '',
    year: busiest?.year ?? 0,
  })
  const played = lines.filter(({ matches }) => matches > 0)
  expect(played).toHaveLength(busiest?.clubs ?? 0)
  expect(played.every(({ participants }) => participants >= 11)).toBe(true)
})

test('fines of teams and players in its tournaments are told with their reasons, and come as CSV', async () => {
  const { app: world, aCupUnderWay } = await startDiscipline()
  const { association, club } = await aLeague(world)
  const cup = await aCupUnderWay()
  await sanctioned(cup, { kind: 'fine', fine: 'PKR 2,000' })
  const { client, tournamentId, teamId } = cup
  await client.tournaments.adjustPoints({
    tournamentId,
    adjustmentId: randomUUID(),
    teamId,
    points: -1,
    fine: 'PKR 500',
    reason: 'No scorer came',
  })
  const { organisationId } = association
  const asked = { organisationId, year: new Date(world.now()).getUTCFullYear() }
  expect((await association.client.associations.fines(asked)).data).toEqual({ fines: [], total: 0 })

  await world.pool.query('update tournament set organisation_id = $1 where id = $2', [
    organisationId,
    tournamentId,
  ])
  const { data } = await association.client.associations.fines(asked)
  expect(data.total).toBe(2)
  const told = data.fines.map(({ player, fine, reason: why }) => ({ player, fine, why }))
  expect(told).toContainEqual({ player: PLAYER, fine: 'PKR 2,000', why: reason })
  expect(told).toContainEqual({ player: null, fine: 'PKR 500', why: 'No scorer came' })
  const file = await association.client.associations.finesFile(asked)
  expect(await file.text()).toContain('PKR 500,No scorer came')
  expect(await refusal(club.client.associations.fines(asked))).toBe('NOT_ALLOWED')
  const before = { ...asked, year: asked.year - 1 }
  expect((await association.client.associations.fines(before)).data.total).toBe(0)
})

test('a club reads no report of its association', async () => {
  const { association, club } = await aLeague(app)
  const asked = { organisationId: association.organisationId, year }
  expect(await refusal(club.client.associations.report(asked))).toBe('NOT_ALLOWED')
})
