import type { Insertable } from 'kysely'
import type {
  BallEntry,
  BatterLine,
  Innings,
  MatchState,
  Over,
} from '@pavilion/cricket/fold/state.ts'
import { fieldersOf } from '@pavilion/cricket/awards/fielding.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import { countsIn } from '@pavilion/cricket/fold/fold-ball.ts'
import type { Database } from '#db/database.ts'
import type { ContributionRow } from './contribution-rows.ts'
import { contributionRows } from './contribution-rows.ts'

export type InningsRow = Insertable<Database['innings']>
export type DeliveryRow = Insertable<Database['delivery']>
export type BattingRow = Insertable<Database['batting_innings']>
export type BowlingRow = Insertable<Database['bowling_innings']>
export type FieldingRow = Insertable<Database['fielding_innings']>

/** The rows derived from a match, by table. */
export type MatchRows = {
  readonly innings: InningsRow[]
  readonly deliveries: DeliveryRow[]
  readonly batting: BattingRow[]
  readonly bowling: BowlingRow[]
  readonly fielding: FieldingRow[]
  readonly contributions: readonly ContributionRow[]
}

/** Stored matches name teams and players by database ids, so the fold needs no translation. */
export function matchRows(matchId: string, state: MatchState): MatchRows {
  return { ...inningsRows(matchId, state, 0), contributions: contributionRows(matchId, state) }
}

export type InningsRows = Omit<MatchRows, 'contributions'>

const noRows = (): InningsRows => ({
  innings: [],
  deliveries: [],
  batting: [],
  bowling: [],
  fielding: [],
})

type Played = Pick<MatchState, 'innings' | 'names'>

/** The rows of some innings; of the first of them only the deliveries after a number. */
export function inningsRows(
  matchId: string,
  { innings: all, names }: Played,
  deliveries: number,
): InningsRows {
  const rows = noRows()
  all.forEach((innings, at) =>
    addInnings(rows, matchId, { innings, names, after: at === 0 ? deliveries : 0 }),
  )
  return rows
}

type Part = {
  readonly innings: Innings
  readonly names: MatchState['names']
  /** How many deliveries are left out. */
  readonly after: number
}

function addInnings(rows: InningsRows, matchId: string, part: Part): void {
  const { innings } = part
  rows.innings.push(inningsRow(matchId, innings))
  addDeliveries(rows.deliveries, matchId, part)
  addBatting(rows.batting, matchId, innings)
  addBowling(rows.bowling, matchId, innings)
  addFielding(rows.fielding, matchId, part)
}

const inningsRow = (matchId: string, innings: Innings): InningsRow => ({
  match_id: matchId,
  innings: innings.number,
  team_id: innings.team.id,
  bowling_team_id: innings.bowlingTeam.id,
  super_over: innings.superOver,
  runs: innings.runs,
  wickets: innings.wickets,
  legal_balls: innings.balls,
  wides: innings.wides,
  noballs: innings.noballs,
  byes: innings.byes,
  legbyes: innings.legbyes,
  penalty: innings.penalty,
  declared: innings.closed === 'declared',
  forfeited: innings.closed === 'forfeited',
  target: innings.target?.runs ?? null,
})

function addDeliveries(rows: DeliveryRow[], matchId: string, { innings, after }: Part): void {
  const place = { match_id: matchId, innings: innings.number, ordinal: 0, over: 0, ball: 0 }
  for (const over of innings.overs) {
    place.over = over.index
    place.ball = 1
    for (const entry of ballsOf(innings, over)) {
      place.ordinal++
      if (place.ordinal > after) rows.push(deliveryRow(place, entry))
      if (countsIn(over, entry.fact)) place.ball++
    }
  }
}

function* ballsOf(innings: Innings, over: Over): Generator<BallEntry> {
  for (let at = over.from; at < over.to; at++) {
    const entry = innings.entries[at]
    if (entry !== undefined && isBall(entry)) yield entry
  }
}

const none = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0 }

type Place = Pick<DeliveryRow, 'match_id' | 'innings' | 'ordinal' | 'over' | 'ball'>

/** `ball` is numbered as scorers do: a wide or no-ball shares its number with the ball that replaces it. */
function deliveryRow(place: Place, { fact }: BallEntry): DeliveryRow {
  const wicket = fact.wickets?.[0]
  const extras = fact.extras === undefined ? none : { ...none, ...fact.extras }
  return {
    match_id: place.match_id,
    innings: place.innings,
    ordinal: place.ordinal,
    over: place.over,
    ball: place.ball,
    batter_id: fact.striker,
    non_striker_id: fact.nonStriker,
    bowler_id: fact.bowler,
    bat_runs: fact.runs,
    wides: extras.wides,
    noballs: extras.noballs,
    byes: extras.byes,
    legbyes: extras.legbyes,
    penalty: extras.penalty,
    boundary: boundaryOf(fact.runs, fact.nonBoundary),
    wicket: wicket?.kind ?? null,
    out_id: wicket?.playerOut ?? null,
  }
}

function boundaryOf(runs: number, nonBoundary: true | undefined): 0 | 4 | 6 {
  if (nonBoundary === true) return 0
  return runs === 4 || runs === 6 ? runs : 0
}

function addBatting(rows: BattingRow[], matchId: string, innings: Innings): void {
  const batted = innings.batters.filter((line) => !line.absent)
  batted.forEach((line, index) => {
    rows.push({
      match_id: matchId,
      innings: innings.number,
      person_id: line.id,
      position: index + 1,
      runs: line.runs,
      balls: line.balls,
      fours: line.fours,
      sixes: line.sixes,
      dots: line.dots,
      out: line.dismissal !== null || line.outs > 0,
      how_out: howOut(line),
      bowler_id: line.dismissal?.bowler ?? null,
      super_over: innings.superOver,
    })
  })
}

/** The mode of dismissal, or why the innings ended without one; null for not out. */
function howOut({ dismissal, left }: BatterLine): string | null {
  if (dismissal !== null) return dismissal.kind
  if (left === null || left === 'unrecorded') return null
  return left === 'hurt' ? 'retired hurt' : 'retired not out'
}

function addBowling(rows: BowlingRow[], matchId: string, innings: Innings): void {
  innings.bowlers.forEach((line, index) => {
    rows.push({
      match_id: matchId,
      innings: innings.number,
      person_id: line.id,
      position: index + 1,
      legal_balls: line.balls,
      maidens: line.maidens,
      runs: line.runs,
      wickets: line.wickets,
      wides: line.wides,
      noballs: line.noballs,
      dots: line.dots,
      super_over: innings.superOver,
    })
  })
}

function addFielding(rows: FieldingRow[], matchId: string, { innings, names }: Part): void {
  for (const { id, catches, stumpings, runOuts } of fieldersOf(innings, names)) {
    rows.push({
      match_id: matchId,
      innings: innings.number,
      person_id: id,
      catches,
      stumpings,
      run_outs: runOuts,
      super_over: innings.superOver,
    })
  }
}
