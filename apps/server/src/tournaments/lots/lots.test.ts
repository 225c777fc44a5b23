import { randomUUID } from 'node:crypto'
import type { TeamId, TournamentId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { handleEvents } from '#app/events.testing.ts'
import {
  aCup,
  type Client,
  conceded,
  entriesOf,
  refusal,
  single,
  startCups,
} from '../fixtures/cup.testing.ts'

const { app, aClient, show } = await startCups()

type Pair = [winner: TeamId, loser: TeamId]

/** A league in which these matches were conceded. */
async function played(client: Client, tournamentId: TournamentId, matches: readonly Pair[]) {
  for (const teams of matches) {
    const place = { startsAt: null, ground: '', fixtureId: randomUUID() }
    await client.tournaments.saveFixture({ tournamentId, teams, ...place })
  }
  await client.tournaments.publishFixtures({ tournamentId })
  const { fixtures } = (await client.tournaments.programme({ tournamentId })).data
  for (const { id: fixtureId, home, away } of fixtures.filter(({ stage }) => stage === 'league')) {
    const pair = matches.find((one) => one.includes(home.team!.id) && one.includes(away.team!.id))
    if (pair === undefined) throw new Error('Every fixture is one of these matches.')
    await client.tournaments.decideMatch({ tournamentId, fixtureId, ...conceded(pair[0]) })
  }
  await handleEvents(app)
}

/** Three who beat one another in a ring, of whom two play a final. */
async function aRing() {
  const client = await aClient()
  const tournamentId = await aCup(client, ['Ash', 'Bay', 'Cob'])
  const teamIds = (await entriesOf(client, tournamentId)).map(({ team }) => team.id)
  const [ash, bay, cob] = teamIds as [TeamId, TeamId, TeamId]
  await client.tournaments.setKnockOut({ tournamentId, knockOut: { ...single, places: 2 } })
  await played(client, tournamentId, [
    [ash, bay],
    [bay, cob],
    [cob, ash],
  ])
  const finalists = async () => {
    const { bracket } = await show(tournamentId)
    return bracket.map(({ home, away }) => [home.team?.id ?? null, away.team?.id ?? null])
  }
  return { client, tournamentId, ash, bay, cob, finalists }
}

const drawn = { kind: 'lots' as const, by: 'The league secretary', reason: 'Level in everything' }

test('level teams wait for a lot, which names all of them, and everybody reads who drew it and why', async () => {
  const { client, tournamentId, ash, bay, cob, finalists } = await aRing()
  const { level } = (await client.tournaments.lots({ tournamentId })).data
  expect(level.map(({ teams }) => teams.map(({ id }) => id))).toEqual([[ash, bay, cob]])
  expect(await finalists()).toEqual([[null, null]])
  const before = (await show(tournamentId)).standings
  expect(before.map(({ qualification }) => qualification)).toEqual(Array(3).fill('tie break'))

  const lotId = randomUUID()
  const some = { tournamentId, lotId, kind: 'coin' as const, teamIds: [ash, bay] }
  expect(await refusal(client.tournaments.recordLot({ ...some, by: 'Bo', reason: 'Level' }))).toBe(
    'TEAMS_NOT_LEVEL',
  )
  const asked = { tournamentId, lotId, ...drawn, teamIds: [cob, ash, bay] }
  expect((await client.tournaments.recordLot(asked)).data.level).toEqual([])
  await client.tournaments.recordLot(asked)

  const { standings, decisions } = await show(tournamentId)
  expect(standings.map(({ team }) => team.id)).toEqual([cob, ash, bay])
  expect(await finalists()).toEqual([[cob, ash]])
  const told = decisions.filter(({ kind }) => kind === 'lots')
  expect(told).toHaveLength(1)
  expect(told[0]?.said).toMatchObject({ by: drawn.by, reason: drawn.reason })

  await client.tournaments.removeLot({ tournamentId, lotId })
  expect(await finalists()).toEqual([[null, null]])
  expect((await show(tournamentId)).decisions[0]?.kind).toBe('lot withdrawn')
})

test('who has withdrawn is not among those who draw lots', async () => {
  const { client, tournamentId, ash, bay, cob, finalists } = await aRing()
  const entry = (await entriesOf(client, tournamentId)).find(({ team }) => team.id === cob)!
  const answer = { tournamentId, entryId: entry.id, status: 'withdrawn' as const }
  await client.tournaments.answerEntry(answer)
  const { level } = (await client.tournaments.lots({ tournamentId })).data
  expect(level.map(({ teams }) => teams.map(({ id }) => id))).toEqual([[ash, bay]])

  const asked = { tournamentId, lotId: randomUUID(), ...drawn, teamIds: [bay, ash] }
  await client.tournaments.recordLot(asked)
  expect(await finalists()).toEqual([[bay, ash]])
})

test('a lot says nothing any more once a correction makes its teams uneven', async () => {
  const { client, tournamentId, ash, bay, cob } = await aRing()
  const asked = { tournamentId, lotId: randomUUID(), ...drawn, teamIds: [cob, ash, bay] }
  await client.tournaments.recordLot(asked)
  const fine = { points: -1, fine: 'GBP 5', reason: 'No scorer' }
  const ruling = { tournamentId, adjustmentId: randomUUID(), teamId: cob }
  await client.tournaments.adjustPoints({ ...ruling, ...fine })

  const { standings, decisions } = await show(tournamentId)
  expect(standings.map(({ team }) => team.id)).toEqual([ash, bay, cob])
  expect(standings[2]?.adjustments).toEqual([fine])
  expect(decisions[0]).toMatchObject({ kind: 'fined', said: fine })
})

test('a fine may come without points, but not neither of them, and is taken back in public', async () => {
  const { client, tournamentId, bay } = await aRing()
  const adjustmentId = randomUUID()
  const asked = { tournamentId, adjustmentId, teamId: bay, points: 0, reason: 'Late result' }
  expect(await refusal(client.tournaments.adjustPoints(asked))).toBe('BAD_REQUEST')
  await client.tournaments.adjustPoints({ ...asked, fine: 'PKR 2,000' })
  await client.tournaments.adjustPoints({ ...asked, fine: 'PKR 2,000' })
  const fined = (await show(tournamentId)).decisions.filter(({ kind }) => kind === 'fined')
  expect(fined).toHaveLength(1)

  const row = (await show(tournamentId)).standings.find(({ team }) => team.id === bay)
  expect(row).toMatchObject({ points: 2, adjustments: [{ points: 0, fine: 'PKR 2,000' }] })
  await client.tournaments.removeAdjustment({ tournamentId, adjustmentId })
  expect((await show(tournamentId)).decisions[0]).toMatchObject({
    kind: 'fine withdrawn',
    said: { fine: 'PKR 2,000' },
  })
})

test('the table falls back on seeds, and played matches keep their rules until the organiser says so', async () => {
  const { client, tournamentId, ash, bay, cob } = await aRing()
  const { tournament, revision, fields } = (await client.tournaments.showManaged({ tournamentId }))
    .data
  const points = { ...fields.points, order: ['points', 'seeding'] as ['points', 'seeding'] }
  const save = (confirmed: boolean) =>
    client.tournaments.save({
      tournamentId: tournament.id,
      revision,
      confirmed,
      fields: { ...fields, points },
    })
  expect(await refusal(save(false))).toBe('CHANGES_PLAYED')
  const unseeded = (await save(true)).data.findings.map(({ kind }) => kind)
  expect(unseeded).toContain('order-without-seeds')

  const entries = await entriesOf(client, tournamentId)
  const entryIds = [bay, cob, ash].map((id) => entries.find(({ team }) => team.id === id)!.id)
  const seeded = (await client.tournaments.setSeeds({ tournamentId, entryIds })).data
  expect(seeded.findings.map(({ kind }) => kind)).not.toContain('order-without-seeds')
  const { standings, decisions } = await show(tournamentId)
  expect(standings.map(({ team }) => team.id)).toEqual([bay, cob, ash])
  expect(decisions[0]?.kind).toBe('seeded')
})
