import type { TournamentId } from '@pavilion/contract/ids.ts'
import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { aCup, type Client, four, refusal, scoreByPad, startCups } from '../fixtures/cup.testing.ts'

const { aClient, search, show } = await startCups()
const day = '2026-12-05'

/** A public league of four, of which the first match has been played. */
async function aLeague(client: Client) {
  const tournamentId = await aCup(client, four)
  await search(client, tournamentId)
  const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data
  await scoreByPad(client, fixtures[0]!.match!.id)
  return { tournamentId, fixtures }
}

async function saving(client: Client, tournamentId: TournamentId, more: object) {
  const { revision, fields } = (await client.tournaments.showManaged({ tournamentId })).data
  const asked = { tournamentId, revision, fields: { ...fields, ...more } }
  return (confirmed: boolean, countPlayedAnew = false) =>
    client.tournaments.save({ ...asked, confirmed, countPlayedAnew })
}

/** What whoever saves is told that a change affects. */
const affectedBy = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ORPCError)) throw error
      const { issues } = error.cause as { issues: { message: string }[] }
      return issues.map(({ message }) => message)
    },
  )

const conditionsIn = async (client: Client, { match }: { match: { id: unknown } | null }) =>
  (await client.scoring.show({ matchId: match!.id as never })).data.setup.conditions

test('another format reaches the matches not begun, and those played keep theirs', async () => {
  const client = await aClient()
  const { tournamentId, fixtures } = await aLeague(client)
  const save = await saving(client, tournamentId, { conditions: { format: 'one-day' } })

  expect(await affectedBy(save(false))).toEqual([
    'The new playing conditions are for 5 matches not begun yet. The old ones stay for 1 match begun or shortened by rain.',
  ])
  expect((await conditionsIn(client, fixtures[1]!)).oversPerInnings).toBe(20)
  await save(true)

  const overs = await Promise.all(fixtures.map((one) => conditionsIn(client, one)))
  expect(overs.map(({ oversPerInnings }) => oversPerInnings)).toEqual([20, 50, 50, 50, 50, 50])
  const { decisions, tournament } = await show(tournamentId)
  expect(tournament.formatNames).toEqual(['One-day', 'T20'])
  expect(decisions[0]).toMatchObject({
    kind: 'rules changed',
    said: { result: 'One-day instead of T20, for 5 matches not begun' },
  })
})

test('the rain desk reckons a match by its own conditions', async () => {
  const client = await aClient()
  const { tournamentId } = await aLeague(client)
  const hours = async () => {
    const { matches } = (await client.tournaments.rainDesk({ tournamentId, day })).data
    return matches.map(({ startsAt, cutOff }) =>
      Math.round((Date.parse(cutOff!) - Date.parse(startsAt!)) / 3_600_000),
    )
  }
  expect(await hours()).toEqual([3, 3])
  const save = await saving(client, tournamentId, { conditions: { format: 'one-day' } })
  await save(true)

  expect(await hours()).toEqual([3, 8])
})

test('a match that rain has shortened stays as it is', async () => {
  const client = await aClient()
  const { tournamentId, fixtures } = await aLeague(client)
  const { matches } = (await client.tournaments.rainDesk({ tournamentId, day })).data
  const { fixtureId, startsAt, cutOff } = matches[1]!
  const resumesAt = new Date(Date.parse(startsAt!) + 60 * 60_000).toISOString()
  const lost = { stoppedAt: startsAt!, resumesAt, cutOff: cutOff!, minutesLost: 0 }
  const call = { kind: 'resume' as const, fixtureId, ...lost, minutesMadeUp: 0 }
  const rules = { secondsPerOver: 255, minimumOvers: 5, g50: 200 }
  const plan = { day, rules, reason: 'Wet outfield', calls: [call] }
  const { basis } = (await client.tournaments.previewRain({ tournamentId, plan })).data
  await client.tournaments.carryOutRain({ tournamentId, runId: crypto.randomUUID(), plan, basis })
  const shortened = fixtures.find(({ id }) => id === fixtureId)!
  const { oversPerInnings } = await conditionsIn(client, shortened)
  expect(oversPerInnings).toBeLessThan(20)

  await (
    await saving(client, tournamentId, { conditions: { format: 'one-day' } })
  )(true)

  expect((await conditionsIn(client, shortened)).oversPerInnings).toBe(oversPerInnings)
})

test('how many go through is asked about once matches have been played, and is in the record', async () => {
  const client = await aClient()
  const { tournamentId } = await aLeague(client)
  const save = await saving(client, tournamentId, { qualifiers: 1 })

  expect(await refusal(save(false))).toBe('CHANGES_PLAYED')
  await save(true)

  const { decisions } = await show(tournamentId)
  expect(decisions[0]?.said.result).toBe('teams that go through from each table: 1 instead of 2')
})

test('how often pairs meet is asked about once there are fixtures, and in the record where they are public', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await search(client, tournamentId)
  const drafts = await saving(client, tournamentId, { legs: 3 })

  expect(await affectedBy(drafts(false))).toEqual([
    'The 6 existing league fixtures stay as they are. Search for fixtures again, so that each pair meets three times.',
  ])
  await drafts(true)
  await client.tournaments.publish({ tournamentId })
  expect((await show(tournamentId)).decisions).toEqual([])

  await client.tournaments.publishFixtures({ tournamentId })
  await (
    await saving(client, tournamentId, { legs: 2 })
  )(true)

  const { decisions } = await show(tournamentId)
  expect(decisions[0]?.said.result).toBe('each pair meets twice instead of three times')
})

test('how often pairs meet can be changed for no search once a match has begun', async () => {
  const client = await aClient()
  const { tournamentId } = await aLeague(client)
  const save = await saving(client, tournamentId, { legs: 2 })

  expect(await affectedBy(save(false))).toEqual([
    'The 6 existing league fixtures stay as they are. A match has begun, so a search can no longer replace them: add or remove fixtures by hand.',
  ])
})

test('changed points are for later matches; those played keep theirs unless the organiser says otherwise', async () => {
  const client = await aClient()
  const { tournamentId, fixtures } = await aLeague(client)
  const winners = async () =>
    (await show(tournamentId)).standings.map(({ points }) => points).filter((points) => points > 0)
  const { points: now } = (await client.tournaments.showManaged({ tournamentId })).data.fields
  const points = { ...now, points: { ...now.points, won: 5 } }
  const save = await saving(client, tournamentId, { points })

  expect(await winners()).toEqual([2])
  expect(await affectedBy(save(false))).toEqual([
    'The new points are for matches decided from now on. 1 match already played keeps the old ones, unless you choose otherwise.',
  ])
  await save(true)
  expect(await winners()).toEqual([2])
  await scoreByPad(
    client,
    fixtures.find(({ match }) => match!.id !== fixtures[0]!.match!.id)!.match!.id,
  )
  expect((await winners()).toSorted((a, b) => a - b)).toEqual([2, 5])

  const again = await saving(client, tournamentId, {
    points: { ...points, points: { ...points.points, won: 6 } },
  })
  await again(true, true)
  expect(await winners()).toEqual([6, 6])
  const said = (await show(tournamentId)).decisions.map((one) => one.said.result)
  expect(said).toEqual([
    'points for a match, for all matches',
    'points for a match, for matches decided from now on',
  ])
})

test('before there are matches, rules change without a question or a record', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await client.tournaments.publish({ tournamentId })
  const changed = { conditions: { format: 'one-day' }, qualifiers: 1 }

  await (
    await saving(client, tournamentId, changed)
  )(false)

  expect((await show(tournamentId)).decisions).toEqual([])
})
