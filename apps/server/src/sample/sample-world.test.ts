import { judge } from '@pavilion/cricket/laws/judge.ts'
import { evolve, startMatch } from '@pavilion/cricket/fold/match.ts'
import { lengthOf, lineOf } from '@pavilion/cricket/pitch-zones.ts'
import { pitchMap } from '@pavilion/cricket/views/pitch-map.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { limited } from '@pavilion/cricket/formats/limited.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { fillSampleWorld } from './fill.ts'
import { playSampleMatches } from './live-match.ts'
import { roundRobin } from './round-robin.ts'
import { sampleWorld } from './sample-world.ts'
import { nextFact } from './simulate-match.ts'

const NOW = '2026-07-22T12:00:00.000Z'

const side = (id: string, seed: number) => ({
  id,
  name: `Side ${id}`,
  players: Array.from({ length: 11 }, (_, at) => ({
    id: `${id}${at}-${seed}`,
    name: `${id} ${at}`,
  })),
})

test.each([t20, limited(40), { ...t20, oversPerInnings: 1, maxOversPerBowler: 1 }])(
  'the simulator only does what the Laws allow, to the end',
  (conditions) => {
    for (let seed = 0; seed < 60; seed++) {
      let state = startMatch({ conditions, teams: [side('a', seed), side('b', seed)] })
      for (let fact = nextFact(state, seed); fact !== undefined; fact = nextFact(state, seed)) {
        expect(judge(state, fact)).toMatchObject({ ok: true })
        state = evolve(state, { seq: state.seq + 1, fact })
      }
      expect(outcomeOf(state)).not.toBeNull()
      expect(state.playerOfMatch).not.toBeNull()
    }
  },
)

test('the world is the same every time, and moves with the day', () => {
  const matches = (now: string) =>
    sampleWorld(now).matches.map(({ id, state, startsOn }) => [id, state.seq, startsOn])

  expect(matches(NOW)).toEqual(matches(NOW))
  expect(matches('2027-01-30T09:00:00.000Z').map(([id, seq]) => [id, seq])).toEqual(
    matches(NOW).map(([id, seq]) => [id, seq]),
  )
})

test('most of its balls have a place where they pitched, on either side of the stumps', () => {
  const played = sampleWorld(NOW).matches.map(({ state }) => pitchMap(state).series)
  const maps = played.flat()
  const points = maps.flatMap((map) => map.points)
  const balls = maps.flatMap(({ pairs }) => pairs).reduce((sum, pair) => sum + pair.balls, 0)

  expect(points.length / balls).toBeGreaterThan(0.8)
  expect(points.length).toBeLessThan(balls)
  expect(new Set(points.map(lengthOf)).size).toBe(4)
  expect(new Set(points.map((point) => lineOf(point, false))).size).toBe(4)
})

test('everything in it says that it is sample, and nobody has two names or two sides', () => {
  const { people, teams, grounds, tournaments, matches } = sampleWorld(NOW)

  for (const records of [people, teams, grounds, tournaments]) {
    expect(records.every(({ is_sample }) => is_sample === true)).toBe(true)
  }
  expect(matches.every(({ isSample }) => isSample)).toBe(true)
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length)
})

test.each(
  Array.from({ length: 24 }, (_, hour) => `2026-07-22T${`${hour}`.padStart(2, '0')}:50:00Z`),
)('begun at %s, nobody plays twice on a day, and nothing is played before the toss', (now) => {
  const { matches } = sampleWorld(now)
  const days = new Map<string, string[]>()
  for (const { state, startsOn } of matches) {
    const teams = state.setup.teams.map(({ id }) => id)
    days.set(startsOn, [...(days.get(startsOn) ?? []), ...teams])
    if (state.innings.length > 0) expect(state.toss).not.toBeNull()
  }

  for (const teams of days.values()) expect(new Set(teams).size).toBe(teams.length)
  const upcoming = matches.filter(({ state }) => state.toss === null && state.seq === 0)
  expect(upcoming.every(({ startsAt }) => startsAt !== null && startsAt > now)).toBe(true)
})

test('in a round robin everybody meets everybody once', () => {
  const rounds = roundRobin(['a', 'b', 'c', 'd', 'e', 'f'])
  const pairs = rounds.flat().map((pair) => pair.toSorted().join(''))

  expect(rounds.every((round) => new Set(round.flat()).size === 6)).toBe(true)
  expect(new Set(pairs).size).toBe(15)
})

test('a database is filled once, with one match that is on and a tournament that is over', async () => {
  const app = await freshApp('sample')
  await fillSampleWorld(app)
  const client = clientOf(app)
  const { data } = await client.sites.counts()

  expect(data).toMatchObject({ liveMatches: 1, matches: 44, tournaments: 2, teams: 14, grounds: 6 })
  const tournaments = (await client.tournaments.filter({})).data.items
  expect(tournaments.map(({ status }) => status)).toEqual(['ONGOING', 'COMPLETED'])
})

test('the cup is set up: four of the table go through to a knock-out, and it has sponsors', async () => {
  const app = await freshApp('sample')
  await fillSampleWorld(app)
  const client = clientOf(app)
  const [cup] = (await client.tournaments.filter({})).data.items

  const { data } = await client.tournaments.show({ tournamentId: cup!.id })

  expect(data.details).toMatchObject({
    qualifiers: 4,
    organiser: 'Five Rivers Cricket Association',
  })
  expect(data.details?.teams).toHaveLength(8)
  expect(data.standings.map(({ qualification }) => qualification)).not.toContain(null)
  const bracket = data.bracket.map(({ stage, home, away, match }) => ({
    stage,
    from: [home.from, away.from],
    match,
  }))
  const [semi, other] = data.bracket
  expect(bracket).toEqual([
    {
      stage: 'semi-final',
      from: [
        { group: null, place: 1 },
        { group: null, place: 4 },
      ],
      match: null,
    },
    {
      stage: 'semi-final',
      from: [
        { group: null, place: 2 },
        { group: null, place: 3 },
      ],
      match: null,
    },
    { stage: 'final', from: [{ winnerOf: semi!.id }, { winnerOf: other!.id }], match: null },
  ])
  expect(data.brand.sponsors.map(({ name }) => name)).toEqual([
    'Canal Street Bats (sample)',
    'Rivergate Tea House (sample)',
  ])
})

test('the match of the day is played on after a restart, and the next one after it', async () => {
  const app = await freshApp('sample')
  const client = clientOf(app)
  const [first] = (await client.matches.filter({ page: { size: 1 } })).data.items
  const reaches = (matchId: string, seq: number) =>
    new Promise<void>((resolve) => {
      const stop = app.live.onMove((id, moved) => {
        if (id !== matchId || moved < seq) return
        stop()
        resolve()
      })
    })
  const someBalls = reaches(first!.id, first!.seq + 5)
  const playing = playSampleMatches(app, 0.01)
  await someBalls
  await playing.stop()
  const stopped = (await client.matches.card({ matchId: first!.id })).data
  const [, next] = (await client.matches.filter({ page: { size: 2 } })).data.items

  const nextBegins = reaches(next!.id, 3)
  const again = playSampleMatches(app, 0.01)
  await nextBegins
  await again.stop()

  expect(stopped.seq).toBeGreaterThanOrEqual(first!.seq + 5)
  const ended = (await client.matches.show({ matchId: first!.id })).data
  expect(ended.card.status).toBe('complete')
  expect(ended.info.playerOfMatch).toHaveLength(1)
  const started = (await client.matches.card({ matchId: next!.id })).data
  expect(started.status).toBe('live')
})

test('a world without sample matches is left alone', async () => {
  const app = await freshApp('empty')

  await playSampleMatches(app, 0.01).stop()

  expect(await app.db.selectFrom('match').select('id').execute()).toEqual([])
})
