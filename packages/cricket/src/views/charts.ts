import { ballNumber, ballsOfInnings } from './balls.ts'
import { fallenOf } from '../text/ball-mark.ts'
import { isLegal, runsOf } from '../fold/fold-ball.ts'
import { partnershipRows } from './partnerships.ts'
import type { PartnershipRow } from './partnerships.ts'
import type { TeamId } from '../setup.ts'
import { nameOf } from '../fold/state.ts'
import type { BallEntry, Innings, MatchState } from '../fold/state.ts'

/** The same figures as a table. */
export type ChartTable = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

export type Chart<Series> = { readonly series: readonly Series[]; readonly table: ChartTable }

export type OfInnings = { readonly innings: number; readonly team: TeamId; readonly name: string }

/** The score after each over; `balls` are the legal balls by then. */
export type WormSeries = OfInnings & {
  readonly points: readonly { readonly balls: number; readonly runs: number }[]
  readonly wickets: readonly { readonly balls: number; readonly runs: number }[]
  readonly target: number | null
}

export function ofInnings({ number, team }: Innings): OfInnings {
  return { innings: number, team: team.id, name: team.name }
}

export function mainInnings(state: MatchState): Innings[] {
  return state.innings.filter(({ superOver }) => !superOver)
}

export function worm(state: MatchState): Chart<WormSeries> {
  const innings = mainInnings(state)
  const series = innings.map((one) => ({
    ...ofInnings(one),
    points: wormPoints(one),
    wickets: (one.summed === null ? one.falls : []).map(({ balls, runs }) => ({ balls, runs })),
    target: one.target?.runs ?? null,
  }))
  return {
    series,
    table: byOver(innings, ({ totalRuns, totalWickets }) => `${totalRuns}/${totalWickets}`),
  }
}

function wormPoints({ overs, pairs }: Innings): { balls: number; runs: number }[] {
  const points = [{ balls: 0, runs: pairs?.start ?? 0 }]
  let balls = 0
  for (const over of overs) {
    balls += over.balls
    points.push({ balls, runs: over.totalRuns })
  }
  return points
}

function byOver(
  innings: readonly Innings[],
  cell: (over: Innings['overs'][number]) => string | number,
): ChartTable {
  const most = Math.max(0, ...innings.map(({ overs }) => overs.length))
  const rows = Array.from({ length: most }, (_, at) => [
    at + 1,
    ...innings.map(({ overs }) => {
      const over = overs[at]
      return over === undefined ? '' : cell(over)
    }),
  ])
  return { head: ['Over', ...innings.map(({ team }) => team.name)], rows }
}

export type ManhattanSeries = OfInnings & {
  readonly overs: readonly {
    readonly over: number
    readonly runs: number
    readonly wickets: number
  }[]
}

export function manhattan(state: MatchState): Chart<ManhattanSeries> {
  const innings = mainInnings(state)
  const series = innings.map((one) => ({
    ...ofInnings(one),
    overs: one.overs.map(({ index, runs, wickets }) => ({ over: index + 1, runs, wickets })),
  }))
  const table = byOver(innings, ({ runs, wickets }) =>
    wickets === 0 ? runs : `${runs}, ${wickets}w`,
  )
  return { series, table }
}

export type RateSeries = OfInnings & {
  readonly points: readonly { readonly over: number; readonly rate: number }[]
}

/** The run rate at the end of each over. */
export function runRates(state: MatchState): Chart<RateSeries> {
  const innings = mainInnings(state)
  const { ballsPerOver } = state.setup.conditions
  const start = state.setup.conditions.pairs?.start ?? 0
  const rate = ({ index, totalRuns, balls, closed }: Innings['overs'][number]) => {
    const overs = closed ? index + 1 : index + balls / ballsPerOver
    return overs === 0 ? 0 : Math.round(((totalRuns - start) * 100) / overs) / 100
  }
  const series = innings.map((one) => ({
    ...ofInnings(one),
    points: one.overs.map((over) => ({ over: over.index + 1, rate: rate(over) })),
  }))
  return { series, table: byOver(innings, (over) => rate(over).toFixed(2)) }
}

export type PartnershipSeries = OfInnings & { readonly partnerships: readonly PartnershipRow[] }

export function partnershipChart(state: MatchState): Chart<PartnershipSeries> {
  const series = mainInnings(state).map((one) => ({
    ...ofInnings(one),
    partnerships: partnershipRows(state, one),
  }))
  const rows = series.flatMap(({ name, partnerships }) =>
    partnerships.map(({ wicket, runs, balls, batters: [one, other] }) => [
      name,
      wicket,
      `${one.name} ${one.runs}, ${other.name} ${other.runs}`,
      runs,
      balls,
    ]),
  )
  return { series, table: { head: ['Side', 'Wicket', 'Batters', 'Runs', 'Balls'], rows } }
}

export type WagonPointRow = {
  readonly seq: number
  readonly angle: number
  readonly length: number
  readonly runs: number
  readonly wicket: boolean
  readonly batter: string
}

export type WagonSeries = OfInnings & { readonly points: readonly WagonPointRow[] }

/** Where balls went, as far as the scorer recorded it. */
export function wagonWheel(state: MatchState): Chart<WagonSeries> {
  const series = mainInnings(state).map((one) => ({
    ...ofInnings(one),
    points: ballsOfInnings(one).flatMap(({ entry }) => wagonPoint(entry)),
  }))
  const rows = mainInnings(state).flatMap((one) =>
    ballsOfInnings(one)
      .filter(({ entry }) => entry.fact.wagon !== undefined)
      .map((ball) => [
        one.team.name,
        ballNumber(ball),
        nameOf(state, ball.entry.fact.striker),
        runsOf(ball.entry.fact),
        Math.round(ball.entry.fact.wagon?.angle ?? 0),
      ]),
  )
  return { series, table: { head: ['Side', 'Ball', 'Batter', 'Runs', 'Angle'], rows } }
}

function wagonPoint({ seq, fact }: BallEntry): WagonPointRow[] {
  if (fact.wagon === undefined || (!isLegal(fact.extras) && fact.runs === 0)) return []
  const { angle, length } = fact.wagon
  const wicket = fallenOf(fact) !== undefined
  return [{ seq, angle, length, runs: fact.runs, wicket, batter: fact.striker }]
}
