import { expect, test } from 'vitest'
import { aCup, entriesOf, four, startCups } from '../fixtures/cup.testing.ts'

const { aClient, search, show } = await startCups()

test('that a team of public fixtures withdraws or plays again is in the public record, once', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await search(client, tournamentId)
  await client.tournaments.publishFixtures({ tournamentId })
  const { id: entryId, team } = (await entriesOf(client, tournamentId))[0]!
  const answer = (status: 'withdrawn' | 'accepted' | 'declined') =>
    client.tournaments.answerEntry({ tournamentId, entryId, status })

  await answer('withdrawn')
  await answer('withdrawn')
  await answer('declined')
  await answer('accepted')

  const { decisions } = await show(tournamentId)
  expect(decisions).toMatchObject([
    { kind: 'plays again', said: { home: team.name } },
    { kind: 'withdrawn', said: { home: team.name } },
  ])
})

test('a team that withdraws before it has public fixtures is not in the record', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await client.tournaments.publish({ tournamentId })
  await search(client, tournamentId)
  const { id: entryId } = (await entriesOf(client, tournamentId))[0]!

  await client.tournaments.answerEntry({ tournamentId, entryId, status: 'withdrawn' })

  expect((await show(tournamentId)).decisions).toEqual([])
})
