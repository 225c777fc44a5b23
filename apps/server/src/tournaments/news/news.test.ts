import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { aCup, type Client, conceded, four, single, startCups } from '../fixtures/cup.testing.ts'

const { app, aClient, search } = await startCups()

const addressOf = async (accountId: string) =>
  (
    await app.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).email

/** What has been written since, by address. */
async function letters(): Promise<{ to: string; text: string }[]> {
  await handleEvents(app)
  const sent = await app.db
    .selectFrom('message')
    .select(['recipient as to', 'body as text'])
    .orderBy('id')
    .execute()
  await app.db.deleteFrom('message').execute()
  return sent.map(({ to, text }) => ({ to: to ?? '', text }))
}

test('whoever is concerned by a decision is written to, and nobody of what they did', async () => {
  await handleEvents(app)
  const organiserId = await someone(app)
  const client = await clientAs(app, organiserId)
  const tournamentId = await aCup(client, four)
  const captains = new Map<string, { client: Client; email: string; entryId: string }>()
  for (const entry of (await client.tournaments.showManaged({ tournamentId })).data.entries) {
    const asked = { tournamentId, entryId: entry.id }
    const { path } = (await client.tournaments.inviteTeam(asked)).data
    const accountId = await someone(app)
    const captain = await clientAs(app, accountId)
    await captain.tournaments.acceptInvitation({ token: path.split('token=')[1]! })
    const email = await addressOf(accountId)
    captains.set(entry.team.id, { client: captain, email, entryId: entry.id })
  }
  await search(client, tournamentId)
  await letters()
  const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data
  const { id: fixtureId, home, away } = fixtures[0]!
  const [host, guest] = [captains.get(home.team!.id)!, captains.get(away.team!.id)!]
  const everybody = [...captains.values()].map(({ email }) => email).toSorted()
  const ofPublished = await letters()
  expect(ofPublished.map(({ to }) => to).toSorted()).toEqual(everybody)
  for (const { text } of ofPublished) {
    expect(text).toMatch(/^Your matches in .*:/)
    expect(text.match(/ v .*\n.* December 2026.*Canal Oval/g)).toHaveLength(3)
  }
  await client.tournaments.publishFixtures({ tournamentId })
  expect(await letters()).toEqual([])

  const file = (await client.tournaments.fixturesFile({ tournamentId })) as File
  const csv = (await file.text()).replaceAll('Canal Oval', 'Fort Road')
  const { basis } = (await client.tournaments.previewFixtures({ tournamentId, csv })).data
  await client.tournaments.importFixtures({ tournamentId, csv, basis })
  const ofAll = await letters()
  expect(ofAll.map(({ to }) => to).toSorted()).toEqual(everybody)
  for (const { text } of ofAll) {
    expect(text).toMatch(/^3 changes to your matches in /)
    expect(text.match(/has moved from/g)).toHaveLength(3)
  }

  const moved = { startsAt: '2027-01-10T10:00:00Z', ground: 'Fort Road' }
  await client.tournaments.saveFixture({ tournamentId, fixtureId, ...moved })
  const ofMove = await letters()
  expect(ofMove.map(({ to }) => to).toSorted()).toEqual([host.email, guest.email].toSorted())
  expect(ofMove[0]?.text).toMatch(/has moved from .* to Sunday.?.? 10 January 2027.*Fort Road/)

  await host.client.tournaments.tellResult({ fixtureId, outcome: { kind: 'abandoned' } })
  expect((await letters()).map(({ to }) => to)).toEqual([guest.email])
  const objection = 'We had won by then'
  await guest.client.tournaments.answerResult({ fixtureId, agrees: false, objection })
  const ofDispute = await letters()
  expect(ofDispute.map(({ to }) => to)).toEqual([host.email, await addressOf(organiserId)])
  expect(ofDispute[0]?.text).toContain(objection)

  await guest.client.tournaments.withdraw({ entryId: guest.entryId })
  const ofWithdrawal = await letters()
  expect(ofWithdrawal.map(({ to }) => to)).toEqual([await addressOf(organiserId)])
  expect(ofWithdrawal[0]?.text).toContain(`${away.team!.name} no longer plays`)
})

test('whoever runs the organisation hears of disputes and withdrawals as its organisers do, once', async () => {
  const organisationId = await anOrganisation(app, 'association')
  const held = (role: 'owner' | 'admin' | 'scorer') =>
    someone(app, { roles: [{ organisationId, role }] })
  const [owner, admin, scorer] = [await held('owner'), await held('admin'), await held('scorer')]
  const organiserId = await someone(app, { roles: [{ organisationId, role: 'admin' }] })
  const client = await clientAs(app, organiserId)
  const tournamentId = await aCup(client, four)
  await app.db
    .updateTable('tournament_setup')
    .set({ organisation_id: organisationId })
    .where('id', '=', tournamentId)
    .execute()
  const entryId = (await client.tournaments.showManaged({ tournamentId })).data.entries[0]!.id
  const { path } = (await client.tournaments.inviteTeam({ tournamentId, entryId })).data
  const captain = await aClient()
  await captain.tournaments.acceptInvitation({ token: path.split('token=')[1]! })
  await search(client, tournamentId)
  await client.tournaments.publishFixtures({ tournamentId })
  await letters()
  await captain.tournaments.withdraw({ entryId })

  const told = (await letters()).map(({ to }) => to)
  const running = await Promise.all([owner, admin, organiserId].map(addressOf))
  expect(told.toSorted()).toEqual(running.toSorted())
  expect(told).not.toContain(await addressOf(scorer))
})

test('a final that results have filled is told once, to the two who play it', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  const emails = new Map<string, string>()
  for (const entry of (await client.tournaments.showManaged({ tournamentId })).data.entries) {
    const { path } = (await client.tournaments.inviteTeam({ tournamentId, entryId: entry.id })).data
    const accountId = await someone(app)
    const captain = await clientAs(app, accountId)
    await captain.tournaments.acceptInvitation({ token: path.split('token=')[1]! })
    emails.set(entry.team.id, await addressOf(accountId))
  }
  await search(client, tournamentId)
  await client.tournaments.setKnockOut({ tournamentId, knockOut: single })
  const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data
  await letters()
  for (const { id: fixtureId, home, stage } of fixtures) {
    if (stage !== 'league') continue
    await client.tournaments.decideMatch({ tournamentId, fixtureId, ...conceded(home.team!.id) })
  }
  const ofFinal = (await letters()).filter(({ text }) => text.startsWith('Your match in '))

  const [final] = (await client.tournaments.programme({ tournamentId })).data.fixtures.filter(
    ({ stage }) => stage === 'final',
  )
  const players = [final!.home.team!, final!.away.team!]
  expect(ofFinal.map(({ to }) => to).toSorted()).toEqual(
    players.map(({ id }) => emails.get(id) ?? '').toSorted(),
  )
  expect(ofFinal[0]?.text).toContain(`${players[0]!.name} v ${players[1]!.name}`)
  await client.tournaments.publishFixtures({ tournamentId })
  expect(await letters()).toEqual([])
})

test('a team that entered itself is told what the organiser answered', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await client.tournaments.publish({ tournamentId })
  const opened = { tournamentId, isOpen: true, deadline: null }
  const { pin } = (await client.tournaments.openEntry(opened)).data.entry
  const accountId = await someone(app)
  const captain = await clientAs(app, accountId)
  const entryId = randomUUID()
  const team = { name: `Latecomers ${tournamentId.slice(-6)}` }
  await captain.tournaments.enter({ tournamentId, entryId, pin: pin!, team })
  await letters()
  await client.tournaments.answerEntry({ tournamentId, entryId, status: 'accepted' })

  const [letter] = await letters()
  expect(letter?.to).toBe(await addressOf(accountId))
  expect(letter?.text).toMatch(/^Latecomers .* plays in /)
})
