import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

const tournaments = (await client.tournaments.filter({})).data
const cup = tournaments.items.find(({ name }) => name === 'Monsoon Cup')!
const league = tournaments.items.find(({ name }) => name.startsWith('Harbour League'))!

test('what is under way comes before what is over', () => {
  expect(tournaments.items.map(({ status }) => status)).toEqual(['ONGOING', 'COMPLETED'])
  expect(cup).toMatchObject({ matches: 28, played: 18, teams: 8, places: ['Lahore'] })
  expect(cup.formatNames).toEqual(['T20'])
  expect(league.formatNames).toEqual(['40 overs a side'])
})

test('counts and filters agree, and paging gives each once', async () => {
  const { status, gender } = tournaments.counts
  expect(status.map(({ count }) => count)).toEqual([0, 1, 1])
  expect(gender.map(({ count }) => count)).toEqual([2, 0, 0])

  for (const sort of ['ongoing-first', 'latest', 'name'] as const) {
    const first = await client.tournaments.filter({ sort, page: { size: 1 } })
    const second = await client.tournaments.filter({
      sort,
      page: { size: 1, after: first.data.next! },
    })
    expect(second.data.next).toBeNull()
    const ids = [...first.data.items, ...second.data.items].map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([cup.id, league.id]))
  }
})

test('the table adds up', async () => {
  const { data } = await client.tournaments.show({ tournamentId: cup.id })
  const sum = (key: 'won' | 'lost' | 'noResult' | 'played') =>
    data.standings.reduce((total, line) => total + line[key], 0)

  expect(data.standings).toHaveLength(8)
  expect(sum('won')).toBe(sum('lost'))
  expect(sum('noResult')).toBe(2)
  expect(sum('played')).toBe(2 * cup.played)
  for (const line of data.standings) {
    expect(line.points).toBe(2 * line.won + line.tied + line.drawn + line.noResult)
    expect(line.form).toHaveLength(Math.min(5, line.played))
  }
  const points = data.standings.map((line) => line.points)
  expect(points).toEqual(points.toSorted((one, other) => other - one))
  expect(data.standings.filter(({ isPlaying }) => isPlaying)).toHaveLength(2)
})

test('some net run rates are above nought and some below', async () => {
  const { data } = await client.tournaments.show({ tournamentId: league.id })
  const rates = data.standings.flatMap(({ netRunRate }) => netRunRate ?? [])

  expect(rates).toHaveLength(6)
  expect(Math.min(...rates)).toBeLessThan(0)
  expect(Math.max(...rates)).toBeGreaterThan(0)
})

test('a final is not part of the table', async () => {
  const { data } = await client.tournaments.show({ tournamentId: league.id })

  expect(league.matches).toBe(16)
  expect(data.standings.map(({ played }) => played)).toEqual([5, 5, 5, 5, 5, 5])
  expect(data.results[0]?.stage).toBe('Final')
})

test('leaders are those with most runs and wickets in its scorecards', async () => {
  const { data } = await client.tournaments.show({ tournamentId: cup.id })
  const runs = new Map<string, number>()
  const wickets = new Map<string, number>()
  for (const { id } of [...data.results, ...data.live]) {
    const { data: cards } = await client.matches.innings({ matchId: id })
    for (const innings of cards.innings.filter(({ superOver }) => !superOver)) {
      for (const line of innings.batting) runs.set(line.id, (runs.get(line.id) ?? 0) + line.runs)
      for (const line of innings.bowling) {
        wickets.set(line.id, (wickets.get(line.id) ?? 0) + line.wickets)
      }
    }
  }

  expect(data.leaders.runs[0]?.value).toBe(Math.max(...runs.values()))
  expect(data.leaders.runs.map(({ player, value }) => runs.get(player.id) === value)).not.toContain(
    false,
  )
  expect(data.leaders.wickets[0]?.value).toBe(Math.max(...wickets.values()))
})

test('further leaders have the best rates of those who played enough, and the best innings', async () => {
  const { data } = await client.tournaments.show({ tournamentId: cup.id })
  const cards = await Promise.all(
    [...data.results, ...data.live].map(({ id }) => client.matches.innings({ matchId: id })),
  )
  const innings = cards.flatMap(({ data: card }) =>
    card.innings.filter(({ superOver }) => !superOver),
  )
  const batting = Object.values(
    Object.groupBy(
      innings.flatMap((one) => one.batting),
      idOf,
    ),
  )
  const bowling = Object.values(
    Object.groupBy(
      innings.flatMap((one) => one.bowling),
      idOf,
    ),
  )
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const averages = batting.flatMap((lines = []) => {
    const outs = lines.filter(({ out }) => out).length
    return lines.length < 3 || outs === 0 ? [] : sum(lines.map(({ runs }) => runs)) / outs
  })
  const strikeRates = batting.flatMap((lines = []) => {
    const balls = sum(lines.map((line) => line.balls))
    return balls < 60 ? [] : (100 * sum(lines.map(({ runs }) => runs))) / balls
  })
  const economies = bowling.flatMap((lines = []) => {
    const balls = sum(lines.map((line) => line.balls))
    return balls < 60 ? [] : (6 * sum(lines.map(({ runs }) => runs))) / balls
  })
  const sixes = batting.map((lines = []) => sum(lines.map((line) => line.sixes)))
  const [best] = bowling
    .flatMap((lines = []) => lines)
    .toSorted((one, other) => other.wickets - one.wickets || one.runs - other.runs)
  const { leaders } = data

  expect(leaders.averages[0]?.value).toBeCloseTo(Math.max(...averages))
  expect(leaders.strikeRates[0]?.value).toBeCloseTo(Math.max(...strikeRates))
  expect(leaders.economies[0]?.value).toBeCloseTo(Math.min(...economies))
  expect(leaders.economies[0]?.text).toBe(Math.min(...economies).toFixed(2))
  expect(leaders.sixes[0]?.value).toBe(Math.max(...sixes))
  expect(leaders.bestBowling[0]?.text).toBe(`${best?.wickets}–${best?.runs}`)
})

const idOf = ({ id }: { readonly id: string }) => id

test('live, coming and past matches are told apart', async () => {
  const { data } = await client.tournaments.show({ tournamentId: cup.id })

  expect([data.live.length, data.upcoming.length, data.results.length]).toEqual([1, 9, 18])
})

test('an unknown tournament is not found, an unknown filter is named', async () => {
  const shown = await ask(`/api/v1/tournaments/${UNKNOWN}`)
  const filtered = await ask('/api/v1/tournaments/filter', { filter: { country: 'PK' } })

  expect([shown.status, shown.body.code]).toEqual([404, 'TOURNAMENT_NOT_FOUND'])
  expect([filtered.status, filtered.body.errors?.[0]?.path]).toEqual([422, 'filter.country'])
})
