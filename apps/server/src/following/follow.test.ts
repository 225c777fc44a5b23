import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { personalData } from './personal-data.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const { matchId, teams, one } = await newMatch(app)
const [teamId = ''] = teams
const playerId = one[0]?.id ?? ''
const { id: tournamentId } = await app.db
  .insertInto('tournament')
  .values({ name: 'Orchard Cup', season: '2026', gender: 'female' })
  .returning('id')
  .executeTakeFirstOrThrow()

const aFan = async () => {
  const accountId = await someone(app)
  return { accountId, client: await clientAs(app, accountId) }
}

test('a match, a team, a player and a tournament are followed and listed, the latest first', async () => {
  const { client } = await aFan()
  const before = await client.following.show({ kind: 'team', thingId: teamId })
  await client.following.follow({ kind: 'match', thingId: matchId })
  await client.following.follow({ kind: 'team', thingId: teamId })
  await client.following.follow({ kind: 'player', thingId: playerId })
  await client.following.follow({ kind: 'tournament', thingId: tournamentId })
  const { data } = await client.following.list()

  expect(before.data.isFollowed).toBe(false)
  expect((await client.following.show({ kind: 'team', thingId: teamId })).data.isFollowed).toBe(
    true,
  )
  expect(data.map(({ kind, id }) => [kind, id])).toEqual([
    ['tournament', tournamentId],
    ['player', playerId],
    ['team', teamId],
    ['match', matchId],
  ])
  expect(data[0]).toMatchObject({
    name: 'Orchard Cup 2026',
    path: `/match-central/tournaments/tournament-details/${tournamentId}/orchard-cup-2026`,
  })
  expect(data[3]?.name).toMatch(/^Side A .+ v Side B /)
})

test('following twice is following once, and so is stopping', async () => {
  const { client } = await aFan()
  const team = { kind: 'team', thingId: teamId } as const
  await Promise.all([client.following.follow(team), client.following.follow(team)])
  const followed = await client.following.list()
  await client.following.unfollow(team)
  const { data } = await client.following.unfollow(team)

  expect(followed.data).toHaveLength(1)
  expect(data.isFollowed).toBe(false)
  expect((await client.following.list()).data).toEqual([])
})

test('nobody sees or changes what another follows', async () => {
  const [one, other] = [await aFan(), await aFan()]
  const team = { kind: 'team', thingId: teamId } as const
  await one.client.following.follow(team)
  await other.client.following.unfollow(team)

  expect((await one.client.following.list()).data).toHaveLength(1)
  expect((await other.client.following.list()).data).toEqual([])
})

test('what is not there, or is of another kind, cannot be followed', async () => {
  const { client } = await aFan()

  await expect(client.following.follow({ kind: 'team', thingId: matchId })).rejects.toMatchObject({
    code: 'NOTHING_TO_FOLLOW',
  })
  await expect(
    clientOf(app).following.follow({ kind: 'team', thingId: teamId }),
  ).rejects.toMatchObject({ code: 'SIGNED_OUT' })
})

test('a site follows nothing of another world', async () => {
  const { id } = await app.db
    .insertInto('organisation')
    .values({ kind: 'association', name: 'Orchard League' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const site = await app.db
    .insertInto('site')
    .values({
      organisation_id: id,
      name: 'Orchard League',
      tagline: 'Ours.',
      description: 'Ours alone.',
      country: 'GB',
      currency: 'GBP',
      locale: 'en',
      time_zone: 'Europe/London',
      no_reply: 'no-reply@league.example',
      contact_email: 'hello@league.example',
      theme: '{}',
      links: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.insertInto('site_host').values({ host: 'l.example', site_id: site.id }).execute()
  const { accountId, client } = await aFan()
  await client.following.follow({ kind: 'match', thingId: matchId })
  const there = await clientAs(app, accountId, 'l.example')

  expect((await there.following.list()).data).toEqual([])
  for (const [kind, thingId] of [
    ['match', matchId],
    ['team', teamId],
    ['player', playerId],
    ['tournament', tournamentId],
  ] as const) {
    await expect(there.following.follow({ kind, thingId })).rejects.toMatchObject({
      code: 'NOTHING_TO_FOLLOW',
    })
  }
})

test('there is an end to following', async () => {
  const { accountId, client } = await aFan()
  const names = Array.from({ length: 500 }, (_, at) => ({
    name: `Side ${at}`,
    short_name: null,
    gender: 'female' as const,
    kind: 'club' as const,
  }))
  const made = await app.db.insertInto('team').values(names).returning('id').execute()
  const followed_at = app.now()
  const follows = made.map((team) => ({ account_id: accountId, team_id: team.id, followed_at }))
  await app.db.insertInto('follow').values(follows).execute()

  await expect(client.following.follow({ kind: 'team', thingId: teamId })).rejects.toMatchObject({
    code: 'TOO_MANY_FOLLOWED',
  })
  await client.following.unfollow({ kind: 'team', thingId: made[0]?.id ?? '' })
  const { data } = await client.following.follow({ kind: 'team', thingId: teamId })
  expect(data.isFollowed).toBe(true)
})

test('what somebody follows is exported, and forgotten when the account is closed', async () => {
  const { accountId, client } = await aFan()
  await client.following.follow({ kind: 'team', thingId: teamId })
  const held = await personalData.held['follow']?.rows(accountId).execute(app.db)
  await app.db.transaction().execute(async (db) => {
    await personalData.erase?.(db, { accountId, addresses: [], now: app.now() })
  })

  expect(held?.rows).toMatchObject([{ team_id: teamId }])
  expect((await client.following.list()).data).toEqual([])
})
