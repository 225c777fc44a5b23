import { matchColumns } from '../match-columns.ts'
import type { ImportedMatch } from './imported-match.ts'

/** What an import writes of a match's own row, and the types for `jsonb_to_recordset`. */
const types = {
  cricsheet_id: 'text',
  tournament_id: 'uuid',
  ground_id: 'uuid',
  match_number: 'text',
  stage: 'text',
  match_group: 'text',
  format: 'text',
  match_type: 'text',
  gender: 'text',
  team_kind: 'text',
  season: 'text',
  starts_on: 'date',
  ends_on: 'date',
  setup: 'jsonb',
  status: 'text',
  summary: 'jsonb',
  result: 'jsonb',
  result_text: 'text',
  seq: 'integer',
} as const

type Column = keyof typeof types

const names = Object.keys(types)

export const columns = names.join(', ')
export const columnsOf = (alias: string): string =>
  names.map((name) => `${alias}.${name}`).join(', ')
export const rowType = Object.entries(types)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')

export const rowOf = ({ match, ids, setup, state }: ImportedMatch): Record<Column, unknown> => ({
  cricsheet_id: match.cricsheetId,
  tournament_id: ids.tournament,
  ground_id: ids.ground,
  match_number: match.event?.matchNumber ?? null,
  stage: match.event?.stage ?? null,
  match_group: match.event?.group ?? null,
  format: match.format,
  match_type: match.matchType,
  gender: match.gender,
  team_kind: match.teamKind,
  season: match.season,
  starts_on: match.startsOn,
  ends_on: match.endsOn,
  setup,
  ...matchColumns(state),
})
