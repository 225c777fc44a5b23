import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCup, entriesOf, refusal, startCups } from '../fixtures/cup.testing.ts'
import { newTeams } from './setup.testing.ts'

const { aClient } = await startCups()

/** Four teams in two groups, each of which has a public fixture. */
async function twoGroups() {
  const client = await aClient()
  const tournamentId = await aCup(client, ['Ash', 'Bay', 'Cob', 'Dun'], 2)
  const entries = await entriesOf(client, tournamentId)
  const groups = ['A', 'B'].map((name) => entries.filter(({ group }) => group === name))
  for (const [one, other] of groups) {
    const teams: [never, never] = [one!.team.id as never, other!.team.id as never]
    const place = { startsAt: null, ground: '', fixtureId: randomUUID() }
    await client.tournaments.saveFixture({ tournamentId, teams, ...place })
  }
  const [a, b] = groups.map((group) => group.map(({ id }) => id)) as [string[], string[]]
  const set = (...asked: string[][]) =>
    client.tournaments.setGroups({ tournamentId, groups: asked })
  const groupOf = async (id: string) =>
    (await entriesOf(client, tournamentId)).find((one) => one.id === id)?.group
  return { client, tournamentId, a, b, set, groupOf }
}

test('groups stay as they are once fixtures are public', async () => {
  const { client, tournamentId, a, b, set, groupOf } = await twoGroups()
  const swapped = [
    [a[0]!, b[0]!],
    [a[1]!, b[1]!],
  ] as const
  await set([...swapped[0]], [...swapped[1]])
  await set(a, b)
  const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data

  expect(await refusal(set([...swapped[0]], [...swapped[1]]))).toBe('GROUP_STAYS')
  expect(await refusal(set([...a, ...b]))).toBe('GROUP_STAYS')
  expect(await groupOf(a[1]!)).toBe('A')
  expect(await refusal(set(a, b))).toBeUndefined()

  for (const { id: fixtureId } of fixtures)
    await client.tournaments.removeFixture({ tournamentId, fixtureId })
  expect(await refusal(set([...a, ...b]))).toBeUndefined()
})

test('a team that comes later gets a group, and one that has withdrawn keeps its own', async () => {
  const { client, tournamentId, a, b, set, groupOf } = await twoGroups()
  await client.tournaments.publishFixtures({ tournamentId })
  const late = newTeams([`Elm ${tournamentId.slice(-6)}`])
  await client.tournaments.addTeams({ tournamentId, teams: late })
  const { entryId } = late[0]!
  const [gone = '', ...rest] = a
  const withdrawn = { tournamentId, entryId: gone, status: 'withdrawn' as const }
  await client.tournaments.answerEntry(withdrawn)
  await set([...rest, entryId], b)

  expect(await groupOf(entryId)).toBe('A')
  expect(await groupOf(gone)).toBe('A')
})
