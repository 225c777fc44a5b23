import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClub, aTeam, refusal } from './clubs.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const aVisitor = async () => clientAs(app, await someone(app))

test('a team has a public page, and each of the two leads to the other', async () => {
  const { client, organisationId } = await aClub(app)
  const { teamId } = await aTeam(client, organisationId)
  const visitor = await aVisitor()
  const { data: team } = await visitor.teams.show({ teamId })
  const { data: club } = await visitor.organisations.show({ organisationId })

  expect(team.organisation?.id).toBe(organisationId)
  expect(club.teams.map(({ id }) => id)).toEqual([teamId])
})

test('a request that is repeated makes one team, and a second team of the name is refused', async () => {
  const { client, organisationId } = await aClub(app)
  const asked = {
    organisationId,
    fields: { name: 'Ravi 1st XI', shortName: 'R1', gender: 'mixed' as const },
    idempotencyKey: randomUUID(),
  }
  const made = await Promise.all([1, 2, 3].map(() => client.clubs.createTeam(asked)))
  const again = { ...asked, idempotencyKey: randomUUID() }

  expect(new Set(made.map(({ data }) => data.team.id)).size).toBe(1)
  expect(await refusal(client.clubs.createTeam(again))).toBe('TEAM_NAME_TAKEN')
})

test('players pasted a line each are added once, however often', async () => {
  const { client, organisationId } = await aClub(app)
  const text = '7 José Khan (c)\nSana Mir (wk), sana@example.org\n=1+1\nJose Khan\nA\0B'
  const preview = await client.clubs.readPlayers({ organisationId, text })
  const added = await client.clubs.addPlayers({ organisationId, text })
  const again = await client.clubs.addPlayers({ organisationId, text })

  expect(preview.data.map(({ state }) => state)).toEqual([
    'new',
    'new',
    'refused',
    'new',
    'refused',
  ])
  expect(added.data.players.map(({ name, email }) => [name, email])).toEqual([
    ['José Khan', null],
    ['Sana Mir', 'sana@example.org'],
  ])
  expect(again.data.players).toEqual(added.data.players)
})

test('a squad takes names and players of the club, with numbers, captain and keeper', async () => {
  const { client, organisationId } = await aClub(app)
  const squad = await aTeam(client, organisationId)
  const { data: roster } = await client.clubs.addPlayers({ organisationId, text: 'Omar Ali' })
  const [omar] = roster.players
  const { data } = await client.clubs.addToSquad({
    ...squad,
    playerIds: [omar?.id ?? ''],
    text: '7 Ayesha Khan (c)\n7 Sana Mir (wk)',
  })
  const shown = data.players.map(({ player, shirt, isCaptain, isKeeper }) => [
    player.name,
    shirt,
    isCaptain,
    isKeeper,
  ])

  expect(shown).toEqual([
    ['Ayesha Khan', 7, true, false],
    ['Omar Ali', null, false, false],
    ['Sana Mir', null, false, true],
  ])
  const taken = { ...squad, playerId: omar?.id ?? '', shirt: 7, isCaptain: true, isKeeper: false }
  expect(await refusal(client.clubs.changeInSquad(taken))).toBe('SHIRT_TAKEN')
  const { data: changed } = await client.clubs.changeInSquad({ ...taken, shirt: 9 })
  expect(changed.players.filter(({ isCaptain }) => isCaptain)).toMatchObject([
    { player: { name: 'Omar Ali' }, shirt: 9 },
  ])
  const { data: teams } = await client.clubs.teams({ organisationId })
  expect(teams).toMatchObject({ season: '2026', seasons: ['2026'], teams: [{ players: 3 }] })
})

test('nobody from another club gets into a squad, not even past the server', async () => {
  const [one, other] = [await aClub(app), await aClub(app)]
  const squad = await aTeam(one.client, one.organisationId)
  const { data } = await other.client.clubs.addPlayers({
    organisationId: other.organisationId,
    text: 'Omar Ali',
  })
  const playerId = data.players[0]?.id ?? ''

  expect(await refusal(one.client.clubs.addToSquad({ ...squad, playerIds: [playerId] }))).toBe(
    'PLAYER_NOT_FOUND',
  )
  const insert = app.pool.query(
    `insert into squad_player (team_id, season, player_id, organisation_id, added_at)
     values ($1, '2026', $2, $3, now())`,
    [squad.teamId, playerId, one.organisationId],
  )
  await expect(insert).rejects.toMatchObject({ code: '23503' })
})

test('a player takes the entry over with a link that is good once, and is a member then', async () => {
  const { client, organisationId } = await aClub(app)
  const { data: roster } = await client.clubs.addPlayers({
    organisationId,
    text: 'Omar Ali, omar@example.org',
  })
  const playerId = roster.players[0]?.id ?? ''
  const { data: offered } = await client.clubs.offerClaim({ organisationId, playerId })
  const token = offered.path.split('token=')[1] ?? ''
  const omar = await aVisitor()
  const shown = await omar.clubs.showClaim({ token })
  await omar.clubs.claim({ token })
  const { data: after } = await client.clubs.players({ organisationId })
  const { data: own } = await omar.organisations.own()

  expect(shown.data.name).toBe('Omar Ali')
  expect(after.players).toMatchObject([{ name: 'Omar Ali', hasAccount: true }])
  expect(own).toMatchObject([{ organisation: { id: organisationId }, roles: ['player'] }])
  expect(await refusal((await aVisitor()).clubs.claim({ token }))).toBe('CLAIM_OVER')
  expect(await refusal(client.clubs.offerClaim({ organisationId, playerId }))).toBe(
    'PLAYER_NOT_FOUND',
  )
  const { rows } = await app.pool.query<{ recipient: string }>(
    `select recipient from message where subject like '%You play for%'`,
  )
  expect(rows).toEqual([{ recipient: 'omar@example.org' }])
})

test('the role that a claim gives is in the audit log', async () => {
  const { client, organisationId } = await aClub(app)
  const { data } = await client.clubs.addPlayers({ organisationId, text: 'Omar Ali' })
  const offered = await client.clubs.offerClaim({
    organisationId,
    playerId: data.players[0]?.id ?? '',
  })
  const accountId = await someone(app)
  const omar = await clientAs(app, accountId)
  await omar.clubs.claim({ token: offered.data.path.split('token=')[1] ?? '' })
  const { rows } = await app.pool.query(
    `select account_id, subject_id, details from security_event
     where kind = 'role-given' and subject_id = $1`,
    [accountId],
  )

  expect(rows).toEqual([
    {
      account_id: accountId,
      subject_id: accountId,
      details: { organisation: organisationId, roles: 'player' },
    },
  ])
})

test('a club cannot fill a stranger’s letter box', async () => {
  const { client, organisationId } = await aClub(app)
  const text = Array.from({ length: 6 }, (_, at) => `Player ${'abcdef'[at]}, vic.tim@example.org`)
  const { data } = await client.clubs.addPlayers({ organisationId, text: text.join('\n') })
  const offers: (string | undefined)[] = []
  for (const { id: playerId } of data.players) {
    offers.push(await refusal(client.clubs.offerClaim({ organisationId, playerId })))
  }

  expect(offers).toEqual([...Array.from({ length: 5 }, () => undefined), 'TOO_MANY_TRIES'])
})

test('one account is one player of a club', async () => {
  const { client, organisationId } = await aClub(app)
  const { data } = await client.clubs.addPlayers({ organisationId, text: 'Omar\nUmar' })
  const omar = await aVisitor()
  const tokens = await Promise.all(
    data.players.map(async ({ id: playerId }) => {
      const offered = await client.clubs.offerClaim({ organisationId, playerId })
      return offered.data.path.split('token=')[1] ?? ''
    }),
  )
  await omar.clubs.claim({ token: tokens[0] ?? '' })

  expect(await refusal(omar.clubs.claim({ token: tokens[1] ?? '' }))).toBe('ALREADY_A_PLAYER')
})

test('members become players by their accounts; strangers do not', async () => {
  const { client, organisationId, accountId } = await aClub(app)
  const stranger = await someone(app)
  const { data: before } = await client.clubs.players({ organisationId })
  const { data } = await client.clubs.addPlayers({
    organisationId,
    accountIds: [accountId, stranger],
  })

  expect(before.members.map((member) => member.accountId)).toEqual([accountId])
  expect(data.players).toMatchObject([{ name: 'Someone Else', hasAccount: true }])
  expect(data.members).toEqual([])
})

test('who leaves is in no squad of this year, and the name is free again', async () => {
  const { client, organisationId } = await aClub(app)
  const season = app.now().slice(0, 4)
  const squad = { ...(await aTeam(client, organisationId)), season }
  const { data } = await client.clubs.addToSquad({ ...squad, text: 'Omar Ali' })
  const playerId = data.players[0]?.player.id ?? ''
  await client.clubs.removePlayer({ organisationId, playerId })
  const { data: after } = await client.clubs.squad(squad)
  const { data: added } = await client.clubs.addPlayers({ organisationId, text: 'Omar Ali' })

  expect(after.players).toEqual([])
  expect(added.players.map(({ id }) => id)).not.toContain(playerId)
})

test('a club has two thousand players at most', async () => {
  const { client, organisationId } = await aClub(app)
  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `Player N${from + at}`).join('\n')
  await client.clubs.addPlayers({ organisationId, text: names(0, 2_000) })

  expect(await refusal(client.clubs.addPlayers({ organisationId, text: names(2_000, 1) }))).toBe(
    'CLUB_FULL',
  )
  expect(await refusal(client.clubs.addPlayers({ organisationId, text: names(0, 10_000) }))).toBe(
    'TOO_MANY_LINES',
  )
})
