import { randomUUID } from 'node:crypto'
import type { TournamentId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { aCup, type Client, four, startCups } from '#tournaments/fixtures/cup.testing.ts'

const { app, search } = await startCups()
await handleEvents(app)

async function somebody() {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  /** What they were told since they looked last, the latest first. */
  const told = async () => {
    const { data } = await client.notifications.filter({ filter: { unread: true } })
    await client.notifications.readAll()
    return data.items.map(({ kind, body }) => ({ kind, body }))
  }
  return { accountId, client, told }
}

type Somebody = Awaited<ReturnType<typeof somebody>>

async function takesTeam(organiser: Client, tournamentId: TournamentId, entryId: string) {
  const { path } = (await organiser.tournaments.inviteTeam({ tournamentId, entryId })).data
  const captain = await somebody()
  await captain.client.tournaments.acceptInvitation({ token: path.split('token=')[1]! })
  return captain
}

/** A player of a club, in the squad of a team, with an account. */
async function playsFor(tournamentId: TournamentId, teamId: string): Promise<Somebody> {
  const player = await somebody()
  const at = app.now()
  const { id } = await app.db
    .insertInto('club_player')
    .values({
      organisation_id: await anOrganisation(app, 'club'),
      name: 'Ana Ng',
      account_id: player.accountId,
      added_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('tournament_player')
    .values({
      id: randomUUID(),
      tournament_id: tournamentId,
      team_id: teamId,
      name: 'Ana Ng',
      club_player_id: id,
      kind: 'member',
      added_at: at,
    })
    .execute()
  return player
}

/** A public cup of four with drafts: a captain and a player of one team, and followers of what there is. */
async function aCupWithFollowers() {
  const organiser = await somebody()
  const { client } = organiser
  const tournamentId = await aCup(client, four)
  const { entries } = (await client.tournaments.showManaged({ tournamentId })).data
  const { id: entryId, team } = entries[0]!
  const captain = await takesTeam(client, tournamentId, entryId)
  const player = await playsFor(tournamentId, team.id)
  const { fixtures } = await search(client, tournamentId)
  await client.tournaments.publish({ tournamentId })
  const [ofTeam, ofBoth, other] = [await somebody(), await somebody(), await somebody()]
  await ofTeam.client.following.follow({ kind: 'team', thingId: team.id })
  await ofBoth.client.following.follow({ kind: 'team', thingId: team.id })
  await ofBoth.client.following.follow({ kind: 'tournament', thingId: tournamentId })
  await handleEvents(app)
  for (const one of [organiser, captain, player, ofTeam, ofBoth, other]) await one.told()
  return {
    organiser,
    captain,
    player,
    ofTeam,
    ofBoth,
    other,
    tournamentId,
    entryId,
    team,
    fixtures,
  }
}

const said = (body: string) => [{ kind: 'tournament', body }]

test('whoever plays for a side or follows it hears once that fixtures are published', async () => {
  const cup = await aCupWithFollowers()
  const { tournamentId } = cup
  await cup.organiser.client.tournaments.publishFixtures({ tournamentId })
  await handleEvents(app)
  await cup.organiser.client.tournaments.publishFixtures({ tournamentId })
  await handleEvents(app)

  for (const one of [cup.captain, cup.player, cup.ofTeam]) {
    expect(await one.told()).toEqual(said('3 fixtures are published.'))
  }
  expect(await cup.ofBoth.told()).toEqual(said('6 fixtures are published.'))
  for (const one of [cup.organiser, cup.other]) expect(await one.told()).toEqual([])
})

test('whoever a public fixture concerns hears that it has moved or is gone, and nobody of a draft', async () => {
  const cup = await aCupWithFollowers()
  const { tournamentId, team, fixtures } = cup
  const { client } = cup.organiser
  const isOwn = ({ home, away }: (typeof fixtures)[0]) =>
    home.team?.id === team.id || away.team?.id === team.id
  const [own, another] = [fixtures.find(isOwn)!, fixtures.find((one) => !isOwn(one))!]
  const move = async (fixtureId: string, startsAt: string) => {
    await client.tournaments.saveFixture({ tournamentId, fixtureId, startsAt, ground: 'Fort Road' })
    await handleEvents(app)
  }
  await move(own.id, '2026-12-20T10:00:00Z')
  expect(await cup.ofBoth.told()).toEqual([])

  await client.tournaments.publishFixtures({ tournamentId })
  await handleEvents(app)
  const concerned = [cup.captain, cup.player, cup.ofTeam]
  for (const one of [...concerned, cup.ofBoth]) await one.told()
  await move(own.id, '2027-01-10T10:00:00Z')
  const moved = new RegExp(
    `^${own.home.team!.name} v ${own.away.team!.name} has moved to 10 January at \\d\\d:00, Fort Road\\.$`,
  )
  for (const one of [...concerned, cup.ofBoth]) {
    expect(await one.told()).toEqual([{ kind: 'tournament', body: expect.stringMatching(moved) }])
  }
  await move(another.id, '2027-01-11T10:00:00Z')
  for (const one of concerned) expect(await one.told()).toEqual([])
  expect(await cup.ofBoth.told()).toHaveLength(1)

  await client.tournaments.removeFixture({ tournamentId, fixtureId: own.id })
  await handleEvents(app)
  const gone = `${own.home.team!.name} v ${own.away.team!.name} will not be played.`
  for (const one of [cup.captain, cup.ofTeam]) expect(await one.told()).toEqual(said(gone))
  expect(await cup.other.told()).toEqual([])
})

test('fixtures that move together are one notice, and whoever wants none gets none', async () => {
  const cup = await aCupWithFollowers()
  const { tournamentId } = cup
  const { client } = cup.organiser
  await client.tournaments.publishFixtures({ tournamentId })
  await handleEvents(app)
  for (const one of [cup.captain, cup.ofTeam]) await one.told()
  const { data: settings } = await cup.ofTeam.client.notifications.settings()
  const kinds = settings.kinds.map((one) =>
    one.kind === 'tournament' ? { ...one, page: false } : one,
  )
  await cup.ofTeam.client.notifications.saveSettings({ ...settings, kinds })
  const file = (await client.tournaments.fixturesFile({ tournamentId })) as File
  const csv = (await file.text()).replaceAll('Canal Oval', 'Fort Road')
  const { basis } = (await client.tournaments.previewFixtures({ tournamentId, csv })).data
  await client.tournaments.importFixtures({ tournamentId, csv, basis })
  await handleEvents(app)

  expect(await cup.captain.told()).toEqual(said('3 fixtures have moved.'))
  expect(await cup.ofTeam.told()).toEqual([])
})

test('whoever has entered a team hears what the organiser answered', async () => {
  const cup = await aCupWithFollowers()
  const { tournamentId, entryId, team } = cup
  const answer = async (status: 'withdrawn' | 'accepted') => {
    await cup.organiser.client.tournaments.answerEntry({ tournamentId, entryId, status })
    await handleEvents(app)
  }
  await answer('withdrawn')
  expect(await cup.captain.told()).toEqual(said(`${team.name} has been withdrawn.`))
  await answer('accepted')
  expect(await cup.captain.told()).toEqual(said(`${team.name} has been accepted.`))
})
