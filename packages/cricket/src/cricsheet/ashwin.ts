import type { MatchState } from '../fold/state.ts'
import { isJson, maybeText } from './place.ts'
import type { Json } from './place.ts'
import type { FileSource } from './source.ts'
import { writeMatch } from './write.ts'
import type { WrittenDelivery, WrittenInfo, WrittenInnings } from './written.ts'

type Row = readonly (string | number | null)[]

/** `id`: that of the match, by which Cricsheet names its files. */
export type MatchToTabulate = {
  readonly id: string
  readonly state: MatchState
  readonly source: FileSource
}

const columns = [
  'match_id',
  'season',
  'start_date',
  'venue',
  'innings',
  'ball',
  'batting_team',
  'bowling_team',
  'striker',
  'non_striker',
  'bowler',
  'runs_off_bat',
  'extras',
  'wides',
  'noballs',
  'byes',
  'legbyes',
  'penalty',
  'wicket_type',
  'player_dismissed',
  'other_wicket_type',
  'other_player_dismissed',
]

/** A row for each delivery, in Cricsheet's "Ashwin" form of CSV; wides and no-balls count as balls. */
export function deliveryRows({ id, state, source: { info } }: MatchToTabulate): Row[] {
  const { info: sides, innings } = writeMatch(state, { isNumbered: false })
  const [start] = textsOf(info['dates'])
  const match = [id, textOf(info['season']), start ?? null, textOf(info['venue'])]
  const rows = innings.flatMap((one, index) =>
    rowsOf(one, [index + 1], sides).map((row) => [...match, ...row]),
  )
  return [columns, ...rows]
}

function rowsOf({ team, overs = [] }: WrittenInnings, number: Row, { teams }: WrittenInfo): Row[] {
  const fielding = teams.find((one) => one !== team) ?? null
  return overs.flatMap(({ over, deliveries }) =>
    deliveries.map((delivery, index) => [
      ...number,
      `${over}.${index + 1}`,
      team,
      fielding,
      ...cellsOf(delivery),
    ]),
  )
}

function cellsOf({ batter, non_striker: partner, bowler, runs, extras, wickets }: WrittenDelivery) {
  const { wides, noballs, byes, legbyes, penalty } = extras ?? {}
  const [one, other] = wickets ?? []
  return [
    batter,
    partner,
    bowler,
    runs.batter,
    runs.extras,
    ...[wides, noballs, byes, legbyes, penalty].map((count) => count ?? null),
    ...[one, other].flatMap((wicket) => [wicket?.kind ?? null, wicket?.player_out ?? null]),
  ]
}

const version: Row = ['version', '2.3.0']

/** The rows of the "info" file beside it: what is known of a match, a fact a row. */
export function infoRows({ id, state, source: { info } }: MatchToTabulate): Row[] {
  const written = writeMatch(state, { isNumbered: false }).info
  const rows = [
    ...one('balls_per_over', info['balls_per_over']),
    ...written.teams.map((team) => ['team', team]),
    ...one('gender', info['gender']),
    ...one('team_type', info['team_type']),
    ...one('season', info['season']),
    ...textsOf(info['dates']).map((day) => ['date', day.replaceAll('-', '/')]),
    ['match_id', id],
    ...one('match_type', info['match_type']),
    ...one('match_type_number', info['match_type_number']),
    ...one('overs', info['overs']),
    ...eventRows(info['event']),
    ...one('venue', info['venue']),
    ...one('city', info['city']),
    ...tossRows(written),
    ...(written.player_of_match ?? []).map((player) => ['player_of_match', player]),
    ...officialRows(info['officials']),
    ...outcomeRows(written),
    ...Object.entries(written.players).flatMap(([team, players]) =>
      players.map((player) => ['player', team, player]),
    ),
    ...registryRows(info['registry']),
  ]
  return [version, ...rows.map((row) => ['info', ...row])]
}

const textOf = (value: unknown): string | null => maybeText(value) ?? null

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => maybeText(item) ?? []) : []
}

function one(key: string, value: unknown): Row[] {
  const text = textOf(value)
  return text === null ? [] : [[key, text]]
}

function eventRows(event: unknown): Row[] {
  if (!isJson(event)) return []
  return [
    ...one('event', event['name']),
    ...one('match_number', event['match_number']),
    ...one('event_group', event['group']),
    ...one('event_stage', event['stage']),
  ]
}

function tossRows({ toss }: WrittenInfo): Row[] {
  if (toss === undefined) return []
  return [
    ['toss_winner', toss.winner],
    ['toss_decision', toss.decision],
    ...(toss.uncontested === true ? [['toss_uncontested', 'true']] : []),
  ]
}

const officials = [
  ['umpires', 'umpire'],
  ['reserve_umpires', 'reserve_umpire'],
  ['tv_umpires', 'tv_umpire'],
  ['match_referees', 'match_referee'],
] as const

function officialRows(value: unknown): Row[] {
  if (!isJson(value)) return []
  return officials.flatMap(([key, role]) => textsOf(value[key]).map((name) => [role, name]))
}

function outcomeRows({ outcome = {} }: WrittenInfo): Row[] {
  const { winner, by = {}, result, eliminator, bowl_out: bowlOut, method } = outcome
  return [
    ...one('winner', winner),
    ...one('winner_innings', by.innings),
    ...one('winner_runs', by.runs),
    ...one('winner_wickets', by.wickets),
    ...one('outcome', result),
    ...one('eliminator', eliminator),
    ...one('bowl_out', bowlOut),
    ...one('method', method),
  ]
}

function registryRows(registry: unknown): Row[] {
  const people: Json = isJson(registry) && isJson(registry['people']) ? registry['people'] : {}
  return Object.entries(people).flatMap(([name, id]) =>
    typeof id === 'string' ? [['registry', 'people', name, id]] : [],
  )
}
