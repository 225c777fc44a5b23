import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { startMatch, evolve } from '@pavilion/cricket/fold/match.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { root } from '#config.ts'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { importMatches } from '#import/import.ts'
import { storeMatches } from '#matches/matches.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const data = path.join(root, '../shared/data')
const absent = existsSync(data) ? undefined : `there is no ${path.relative(root, data)}`
const seasons = ['ipl-2019', 'ipl-2022', 'cwc-2019', 'hundred-men-2024']

const withData = (name: string, run: () => Promise<void>) =>
  test.skipIf(absent !== undefined)(
    absent === undefined ? name : `${name} (skipped: ${absent})`,
    run,
  )

const app = await freshApp('empty')
await ensureDefaultSite(app)
const client = clientOf(app)

type Row = {
  team: string
  played: number
  won: number
  lost: number
  tied: number
  no_result: number
  points: number
  nrr: number
  doubtful?: boolean
}
type Fixture = { date: string; teams: [string, string] }
type Truth = {
  cricsheet: { event: string; season: string }
  points_table: { rows: Row[] }
  abandoned_without_a_ball?: { fixtures: Fixture[] }
}

const truthOf = (name: string): Truth =>
  JSON.parse(readFileSync(path.join(data, 'truth', `${name}.json`), 'utf8'))

/** The id of the only tournament of that name and season. */
async function tournamentOf({ cricsheet: { event, season } }: Truth): Promise<string> {
  const row = await app.db
    .selectFrom('tournament')
    .select('id')
    .where('name', '=', event)
    .where('season', '=', season)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Stores a match that was abandoned without a ball, of which Cricsheet has no file. */
async function abandon(tournamentId: string, { date, teams }: Fixture): Promise<void> {
  const like = await sql<{ id: string; match_type: string; season: string; setup: MatchSetup }>`
    select uuidv7() as id, match_type, season, setup from match
    where tournament_id = ${tournamentId} limit 1`.execute(app.db)
  const sides = await app.db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('name', 'in', teams)
    .where('gender', '=', 'male')
    .execute()
  const [one, other] = sides.map((side) => ({ ...side, players: [] }))
  const { id, match_type: matchType, season, setup } = like.rows[0]!
  const state = startMatch({ ...setup, teams: [one!, other!] })
  const ended = { type: 'match-ended', result: 'no result' } as const
  await storeMatches(app.db, [
    {
      id,
      tournamentId,
      groundId: null,
      matchNumber: '0',
      stage: null,
      matchType,
      season,
      gender: 'male',
      teamKind: 'international',
      startsOn: date,
      endsOn: date,
      startsAt: null,
      isSample: false,
      officials: [],
      recordedBy: 'test',
      state: evolve(state, { seq: 1, fact: ended }),
    },
  ])
}

const figures = ({ team, ...line }: Standing) => ({
  team: team.name,
  played: line.played,
  won: line.won,
  lost: line.lost,
  tied: line.tied,
  no_result: line.noResult,
  points: line.points,
  nrr: line.netRunRate,
})

async function standingsOf(tournamentId: string): Promise<Standing[]> {
  return (await client.tournaments.show({ tournamentId })).data.standings
}

withData('published tables are those of the imported matches', async () => {
  const folders = [...seasons, 't20wc-2022'].map((name) =>
    path.join(data, 'cricsheet/seasons', name),
  )
  const report = await importMatches(app.pool, cricsheetFiles(folders))
  expect(report.failed).toEqual([])

  for (const name of seasons) {
    const truth = truthOf(name)
    const tournamentId = await tournamentOf(truth)
    for (const fixture of truth.abandoned_without_a_ball?.fixtures ?? []) {
      await abandon(tournamentId, fixture)
    }
    const published = truth.points_table.rows
    const teams = published.map(({ team }) => team)
    const standings = await standingsOf(tournamentId)
    const lines = standings.map(figures).filter(({ team }) => teams.includes(team))

    expect(lines.map(({ team }) => team)).toEqual(teams)
    published.forEach((row, at) => {
      const { nrr, ...line } = lines[at]!
      const expected = row.doubtful === true ? line : { ...line, nrr }
      expect(row, `${name} ${row.team}`).toMatchObject(expected)
    })
  }
})

withData('the groups of both stages of a World Cup have their tables', async () => {
  const cricsheet = { event: "ICC Men's T20 World Cup", season: '2022/23' }
  const id = await tournamentOf({ cricsheet, points_table: { rows: [] } })
  const standings = await standingsOf(id)
  const leaders = new Map(standings.toReversed().map((line) => [line.group, line.team.name]))

  expect([...leaders].toReversed()).toEqual([
    ['A', 'Sri Lanka'],
    ['B', 'Zimbabwe'],
    ['1', 'New Zealand'],
    ['2', 'India'],
  ])
  expect(standings.filter(({ team }) => team.name === 'Sri Lanka')).toHaveLength(2)
})

withData(
  'matches finished before their contribution was stored have it made when the table is asked for',
  async () => {
    const id = await tournamentOf(truthOf('ipl-2019'))
    const before = await standingsOf(id)
    const { rows } = await sql`delete from match_contribution returning 1`.execute(app.db)

    expect(rows.length).toBeGreaterThan(400)
    expect(await standingsOf(id)).toEqual(before)
    const made = await sql`select from match_contribution`.execute(app.db)
    expect(made.rows).toHaveLength(120)
  },
)
