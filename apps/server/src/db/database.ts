import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { BookingTables } from './booking-tables.ts'
import type { CityTables } from './city-tables.ts'
import type { IdentityTables } from './identity-tables.ts'
import type { OrganisationTables } from './organisation-tables.ts'
import type { CommerceTables } from './commerce-tables.ts'
import type { GroundTables } from './ground-tables.ts'
import type { PostTables } from './post-tables.ts'
import type { SiteTables } from './site-tables.ts'

/** A timestamptz: ISO 8601 text with Z in and out, never a Date. */
type Instant = string
/** A jsonb column: parsed on the way out, JSON text on the way in. */
type Json<T> = ColumnType<T, string, string>

type PersonTable = {
  id: Generated<string>
  name: string
  cricsheet_id: string | null
  gender: 'male' | 'female' | null
  is_sample: Generated<boolean>
  created_at: Generated<Instant>
  folded: GeneratedAlways<string>
}

type TeamTable = {
  id: Generated<string>
  name: string
  short_name: string | null
  gender: 'male' | 'female' | 'mixed'
  kind: 'international' | 'club'
  organisation_id: string | null
  is_sample: Generated<boolean>
  created_at: Generated<Instant>
  folded: GeneratedAlways<string>
}

type GroundTable = {
  id: Generated<string>
  name: string
  city: string
  country: string | null
  time_zone: Generated<string>
  organisation_id: string | null
  is_sample: Generated<boolean>
  created_at: Generated<Instant>
  folded: GeneratedAlways<string>
}

type TournamentTable = {
  id: Generated<string>
  organisation_id: string | null
  name: string
  season: string
  gender: 'male' | 'female' | 'mixed'
  is_sample: Generated<boolean>
  created_at: Generated<Instant>
  folded: GeneratedAlways<string>
}

type MatchTable = {
  id: Generated<string>
  cricsheet_id: string | null
  tournament_id: string | null
  ground_id: string | null
  match_number: string | null
  stage: string | null
  match_group: string | null
  format: string
  match_type: string
  gender: 'male' | 'female' | 'mixed'
  team_kind: 'international' | 'club'
  season: string
  starts_on: string
  ends_on: string
  starts_at: Instant | null
  status: 'upcoming' | 'live' | 'complete' | 'abandoned'
  setup: Json<unknown>
  summary: Json<unknown>
  result: Json<unknown> | null
  result_text: Generated<string>
  seq: Generated<number>
  is_sample: Generated<boolean>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  starts_key: GeneratedAlways<number>
  list_group: GeneratedAlways<number>
  list_key: GeneratedAlways<number>
}

type MatchSideTable = { match_id: string; side: number; team_id: string }

type MatchPlayerTable = { match_id: string; side: number; person_id: string; position: number }

type MatchOfficialTable = {
  match_id: string
  role: 'umpire' | 'tv-umpire' | 'reserve-umpire' | 'match-referee' | 'scorer'
  person_id: string
  position: number
}

type MatchEventTable = {
  match_id: string
  seq: number
  fact: Json<unknown>
  recorded_by: string
  recorded_at: Generated<Instant>
}

type MatchSealedLogTable = { match_id: string; last_seq: number; facts: string }

type InningsTable = {
  match_id: string
  innings: number
  team_id: string
  bowling_team_id: string
  super_over: boolean
  runs: number
  wickets: number
  legal_balls: number
  wides: number
  noballs: number
  byes: number
  legbyes: number
  penalty: number
  declared: boolean
  forfeited: boolean
  target: number | null
}

type MatchContributionTable = {
  match_id: string
  side: number
  team_id: string
  result: 'won' | 'lost' | 'tied' | 'drawn' | 'no result'
  decision: 'play' | 'tie break' | 'award'
  balls_per_over: number
  quota_balls: number | null
  runs: number | null
  balls: number | null
  innings: Json<unknown>
}

type DeliveryTable = {
  match_id: string
  innings: number
  ordinal: number
  over: number
  ball: number
  batter_id: string
  non_striker_id: string
  bowler_id: string
  bat_runs: number
  wides: number
  noballs: number
  byes: number
  legbyes: number
  penalty: number
  boundary: number
  wicket: string | null
  out_id: string | null
}

type BattingInningsTable = {
  match_id: string
  innings: number
  person_id: string
  position: number
  runs: number
  balls: number
  fours: number
  sixes: number
  dots: number
  out: boolean
  how_out: string | null
  bowler_id: string | null
  super_over: boolean
}

type PlayerTotalsTable = {
  person_id: string
  named: number
  matches: number
  runs: number
  wickets: number
  last_played: string | null
}

type BowlingInningsTable = {
  match_id: string
  innings: number
  person_id: string
  position: number
  legal_balls: number
  maidens: number
  runs: number
  wickets: number
  wides: number
  noballs: number
  dots: number
  super_over: boolean
}

/** Every table and its row type, as the migrations leave them. Names are those of the database. */
export type Database = AccountTables &
  BookingTables &
  CityTables &
  IdentityTables &
  CommerceTables &
  GroundTables &
  OrganisationTables &
  PostTables &
  SiteTables & {
    person: PersonTable
    team: TeamTable
    ground: GroundTable
    tournament: TournamentTable
    match: MatchTable
    match_side: MatchSideTable
    match_player: MatchPlayerTable
    match_official: MatchOfficialTable
    match_event: MatchEventTable
    match_sealed_log: MatchSealedLogTable
    innings: InningsTable
    match_contribution: MatchContributionTable
    delivery: DeliveryTable
    batting_innings: BattingInningsTable
    bowling_innings: BowlingInningsTable
    player_totals: PlayerTotalsTable
  }
