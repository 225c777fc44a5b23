import { randomUUID } from 'node:crypto'
import { anySquad } from '@pavilion/contract/tournaments/squad-fields.ts'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newTeams, villageCup } from '../manage/setup.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const fields = TournamentFields.parse({ ...villageCup, squads: anySquad })
const client = await clientAs(app, await someone(app))

async function aCup() {
  const asked = { idempotencyKey: randomUUID(), organisationId: null, fields }
  const tournamentId = (await client.tournaments.create(asked)).data.tournament.id
  await client.tournaments.addTeams({ tournamentId, teams: newTeams(['A', 'B', 'C', 'D', 'E']) })
  return tournamentId
}

test('a thousand seasons are repeated by their seed, and compared with the saved rules', async () => {
  const tournamentId = await aCup()
  const { points } = fields
  const asked = { tournamentId, seed: 'spring', points, qualifiers: 2 }

  const { data } = await client.tournaments.simulate(asked)
  const again = (await client.tournaments.simulate(asked)).data
  const order = ['points'] as const
  const other = { ...asked, points: { ...points, order: [...order] } }
  const compared = (await client.tournaments.simulate(other)).data

  expect(again).toEqual(data)
  expect(data).toMatchObject({ teams: 5, legs: 1, seasons: 1000, result: { against: null } })
  expect(compared.result.against).toMatchObject({ first: data.result.first })
  expect(compared.result.first.map(({ step }) => step)).toEqual([0, -1])
})

test('rules that contradict themselves are told with the two sentences', async () => {
  const tournamentId = await aCup()
  const points = { ...fields.points, points: { ...fields.points.points, tied: 3 } }
  const before = (await client.tournaments.showManaged({ tournamentId })).data

  const { data } = await client.tournaments.save({
    tournamentId,
    revision: before.revision,
    fields: { ...fields, points, qualifiers: 6 },
  })

  expect(before.findings).toEqual([])
  expect(data.findings.map(({ kind }) => kind)).toEqual(['worth-less', 'too-many-through'])
  expect(data.findings[1]?.clash).toEqual([
    { is: 'qualifiers', count: 6 },
    { is: 'teams', count: 5 },
  ])
})
