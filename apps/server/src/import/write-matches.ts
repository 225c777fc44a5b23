import type pg from 'pg'
import { matchColumns } from '#matches/match-columns.ts'
import { copyMatches } from './copy-matches.ts'
import type { ReadyMatch } from './ready-match.ts'

/** `left`: the Cricsheet ids of matches that were corrected here since, which stay as they are. */
export type Written = { readonly matches: number; readonly left: readonly string[] }

type Stored = { readonly cricsheet_id: string; readonly id: string; readonly fresh: boolean }

/**
 * Writes some matches in one transaction, new or again. Its commit does not wait for the disk: the caller
 * has to flush at the end.
 */
export async function writeMatches(
  client: pg.ClientBase,
  ready: readonly ReadyMatch[],
): Promise<Written> {
  await client.query('begin; set local synchronous_commit = off')
  try {
    const { rows } = await client.query<Stored>(upsert, [JSON.stringify(ready.map(rowOf))])
    const again = rows.filter(({ fresh }) => !fresh).map(({ id }) => id)
    if (again.length > 0) await client.query(clear, [again])
    const idOf = new Map(rows.map((stored) => [stored.cricsheet_id, stored.id]))
    await copyMatches(client, ready, idOf)
    await client.query('commit')
    const left = ready.map(({ match }) => match.cricsheetId).filter((id) => !idOf.has(id))
    return { matches: rows.length, left }
  } catch (error) {
    // When the connection is gone there is nothing to roll back, and the first error matters more.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const rowOf = ({ match, ids, setup, state }: ReadyMatch) => ({
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

const columns = `cricsheet_id, tournament_id, ground_id, match_number, stage, match_group, format,
  match_type, gender, team_kind, season, starts_on, ends_on, setup, status, summary, result,
  result_text, seq`

/** A log that continues after its sealed part was corrected by hand; the condition leaves it alone. */
const upsert = `
  insert into match (${columns})
  select ${columns} from jsonb_to_recordset($1) as given (
    cricsheet_id text, tournament_id uuid, ground_id uuid, match_number text, stage text,
    match_group text, format text, match_type text, gender text, team_kind text, season text,
    starts_on date, ends_on date, setup jsonb, status text, summary jsonb, result jsonb,
    result_text text, seq integer)
  on conflict (cricsheet_id) do update set
    tournament_id = excluded.tournament_id, ground_id = excluded.ground_id,
    match_number = excluded.match_number, stage = excluded.stage,
    match_group = excluded.match_group, format = excluded.format,
    match_type = excluded.match_type, gender = excluded.gender,
    team_kind = excluded.team_kind, season = excluded.season,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on, setup = excluded.setup,
    status = excluded.status, summary = excluded.summary, result = excluded.result,
    result_text = excluded.result_text, seq = excluded.seq, updated_at = now()
  where match.seq = (select last_seq from match_sealed_log where match_id = match.id)
  returning cricsheet_id, id, xmax = 0 as fresh`

/** Deletes everything that is copied in again. */
const clear = `
  with a as (delete from match_side where match_id = any ($1)),
    b as (delete from match_player where match_id = any ($1)),
    c as (delete from match_official where match_id = any ($1)),
    d as (delete from match_sealed_log where match_id = any ($1)),
    e as (delete from innings where match_id = any ($1)),
    f as (delete from delivery where match_id = any ($1)),
    g as (delete from batting_innings where match_id = any ($1))
  delete from bowling_innings where match_id = any ($1)`
