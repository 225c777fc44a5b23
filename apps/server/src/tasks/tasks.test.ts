import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { anOrganisation } from '#associations/associations.testing.ts'
import { after } from '#security/instants.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const DAY = 86_400

const aTraining = {
  kind: 'training' as const,
  teamId: null,
  opponent: '',
  place: 'Nets',
  note: '',
  startsAt: after(app.now(), 3 * DAY),
  endsAt: after(app.now(), 3 * DAY + 3600),
  askDays: null,
}

type Client = Awaited<ReturnType<typeof clientAs>>

const tasksOf = async (client: Client) =>
  (await client.tasks.own()).data.map(({ kind, of, count }) => ({ kind, of: of.id, count }))

test('who asks to join waits for those who run the club, until each is answered', async () => {
  const club = await anOrganisation(app, 'club')
  const { organisationId } = club
  expect(await tasksOf(club.client)).toEqual([])
  for (let asker = 0; asker < 2; asker++) {
    const client = await clientAs(app, await someone(app))
    await client.clubs.askToJoin({ organisationId, note: '' })
    expect(await tasksOf(client)).toEqual([])
  }
  expect(await tasksOf(club.client)).toEqual([
    { kind: 'join-request', of: organisationId, count: 2 },
  ])
  for (const { id } of (await club.client.clubs.joinRequests({ organisationId })).data) {
    await club.client.clubs.decideJoinRequest({ organisationId, requestId: id, accepts: true })
  }
  expect(await tasksOf(club.client)).toEqual([])
})

test('an application waits for the association, and not for the club that made it', async () => {
  const association = await anOrganisation(app, 'association')
  const club = await anOrganisation(app, 'club')
  await club.client.associations.apply({
    organisationId: club.organisationId,
    associationId: association.organisationId,
    season: '2026',
    note: '',
  })
  expect(await tasksOf(club.client)).toEqual([])
  expect(await tasksOf(association.client)).toEqual([
    { kind: 'affiliation', of: association.organisationId, count: 1 },
  ])
})

test('a player who is asked whether they can come sees it until they answer', async () => {
  const club = await anOrganisation(app, 'club')
  const { organisationId } = club
  const accountId = await someone(app)
  const player = await clientAs(app, accountId)
  await player.clubs.askToJoin({ organisationId, note: '' })
  const [request] = (await club.client.clubs.joinRequests({ organisationId })).data
  const requestId = request?.id ?? ''
  await club.client.clubs.decideJoinRequest({ organisationId, requestId, accepts: true })
  await club.client.clubs.addPlayers({ organisationId, text: '', accountIds: [accountId] })
  const { data: entry } = await club.client.clubs.addEntry({
    organisationId,
    fields: aTraining,
    idempotencyKey: randomUUID(),
  })
  const entryId = entry.id
  expect(await tasksOf(player)).toEqual([])

  await club.client.clubs.ask({ organisationId, entryId })
  expect(await tasksOf(player)).toEqual([{ kind: 'availability', of: organisationId, count: 1 }])
  const [asked] = (await player.clubs.asked()).data.entries
  await player.clubs.answer({
    entryId,
    playerId: asked?.player.id,
    answer: 'yes',
    note: '',
  })
  expect(await tasksOf(player)).toEqual([])
})
