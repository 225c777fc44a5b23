import { PersonId } from '@pavilion/contract/ids.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'
import { liveSnapshot, matchLog } from './matches.ts'
import { newMatch } from './new-match.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

const matches = (await client.matches.filter({ page: { size: 100 } })).data.items
const live = matches.find(({ status }) => status === 'live')!
const over = matches.find(({ status }) => status === 'complete')!
const upcoming = matches.find(({ status }) => status === 'upcoming')!

test.each(['', '/card', '/log', '/innings', '/charts', '/left-handers', '/innings/1/overs'])(
  'an unknown match has no %s',
  async (what) => {
    const { status, body } = await ask(`/api/v1/matches/${UNKNOWN}${what}`)

    expect(status).toBe(404)
    expect(body.code).toBe('MATCH_NOT_FOUND')
  },
)

test.each([live, over, upcoming])(
  'the log of a match ($status) folds into the view that is shown',
  async ({ id }) => {
    const { data } = await client.matches.show({ matchId: id })
    const log = await client.matches.log({ matchId: id })

    const folded = viewOf(replay(data.setup, log.data.entries))

    expect(folded).toEqual(data.view)
    expect(log.data.seq).toBe(data.card.seq)
  },
)

test('a match is shown with its sides, officials, toss and source', async () => {
  const { data } = await client.matches.show({ matchId: over.id })

  expect(data.info.source).toBe('scored')
  expect(data.info.squads.map(({ players }) => players.length)).toEqual([11, 11])
  expect(data.info.officials.map(({ role }) => role)).toEqual([
    'umpire',
    'umpire',
    'tv-umpire',
    'match-referee',
    'scorer',
  ])
  expect(data.info.toss).not.toBeNull()
  expect(data.info.playerOfMatch).toHaveLength(1)
  expect(data.card.winner).not.toBeNull()
})

test('a match knows the usual first innings of its tournament, its own left out', async () => {
  const inTournament = matches.filter(
    ({ id, status, tournament, format }) =>
      id !== over.id &&
      status === 'complete' &&
      format === over.format &&
      tournament?.id === over.tournament?.id,
  )
  const firsts = inTournament.flatMap(({ innings }) => innings[0]?.runs ?? [])
  const { data } = await client.matches.show({ matchId: over.id })

  expect(firsts.length).toBeGreaterThanOrEqual(5)
  expect(data.info.usualScore).toBeCloseTo(
    firsts.reduce((sum, runs) => sum + runs, 0) / firsts.length,
  )
})

test('each side has named its captain and its keeper', async () => {
  const { data } = await client.matches.show({ matchId: over.id })

  const sides = data.info.squads.map(({ team, players }) => {
    const ids = players.map(({ playerId }) => playerId)
    const { captain, keeper } = data.view.roles.find((one) => one.team === team.id)!
    return { captain: ids.indexOf(captain ?? ''), keeper: ids.indexOf(keeper ?? '') }
  })
  expect(sides.map(({ keeper }) => keeper)).toEqual([5, 5])
  expect(sides.every(({ captain }) => captain >= 0)).toBe(true)
})

test('a match has a table where other sides play in its tournament', async () => {
  const { matchId } = await newMatch(app)

  expect((await client.matches.show({ matchId: over.id })).data.info.hasTable).toBe(true)
  expect((await client.matches.show({ matchId })).data.info.hasTable).toBe(false)
})

test('a match to come has no innings yet', async () => {
  const { data } = await client.matches.show({ matchId: upcoming.id })

  expect(data.view).toEqual(viewOf(startMatch(data.setup)))
  expect(data.info.toss).toBeNull()
})

test('the log is given from any place on', async () => {
  const all = await client.matches.log({ matchId: over.id })
  const rest = await client.matches.log({ matchId: over.id, after: 100 })
  const none = await client.matches.log({ matchId: over.id, after: all.data.seq + 5 })

  expect(rest.data.entries).toEqual(all.data.entries.slice(100))
  expect(none.data.entries).toEqual([])
  expect(await matchLog(app, UNKNOWN, 0)).toBeUndefined()
})

test('overs come newest first, a part at a time, each once', async () => {
  const numbers: number[] = []
  let before: number | null | undefined
  do {
    const { data } = await client.matches.overs({
      matchId: over.id,
      innings: 1,
      size: 7,
      ...(before && { before }),
    })
    numbers.push(...data.overs.map((one) => one.over))
    before = data.next
  } while (before !== null)

  expect(numbers).toEqual(numbers.map((_, at) => numbers.length - at))
  expect(numbers.length).toBeGreaterThan(10)
})

test('an innings that was not played has no overs', async () => {
  const { status, body } = await ask(`/api/v1/matches/${over.id}/innings/9/overs`)

  expect(status).toBe(404)
  expect(body.code).toBe('INNINGS_NOT_FOUND')
})

test('scorecards and charts are of the same innings', async () => {
  const { data: cards } = await client.matches.innings({ matchId: over.id })
  const { data } = await client.matches.charts({ matchId: over.id })

  const last = data.charts.worm.series.map(({ points }) => points.at(-1)?.runs)
  expect(last).toEqual(cards.innings.filter((one) => !one.superOver).map(({ runs }) => runs))
})

test('the left-handers of a match are those whose pages say so', async () => {
  const { data } = await client.matches.show({ matchId: over.id })
  const told = await client.matches.leftHanders({ matchId: over.id })
  const players = data.setup.teams.flatMap((team) => team.players.map(({ id }) => id))
  const shown = await Promise.all(
    players.map(async (id) => {
      const { data: page } = await client.players.show({ playerId: PersonId.parse(id) })
      return page.player.style.bats === 'left' ? [id] : []
    }),
  )

  expect(told.data.players.length).toBeGreaterThan(2)
  expect(told.data.players.toSorted()).toEqual(shown.flat().toSorted())
})

test('the live snapshot is small and says what the card and the board say', async () => {
  const snapshot = await liveSnapshot(app, live.id)
  const { data } = await client.matches.show({ matchId: live.id })

  const read: unknown = JSON.parse(snapshot!.json)
  expect(read).toEqual({ seq: data.card.seq, card: data.card, board: data.view.board })
  expect(snapshot!.json.length).toBeLessThan(5_000)
  expect(await liveSnapshot(app, UNKNOWN)).toBeUndefined()
})

test('a match that is no id at all is refused', async () => {
  expect((await ask('/api/v1/matches/7')).status).toBe(422)
  expect((await ask(`/api/v1/matches/${live.id}/log?after=-1`)).status).toBe(422)
  expect((await ask(`/api/v1/matches/${live.id}/log?after=x`)).status).toBe(422)
})
