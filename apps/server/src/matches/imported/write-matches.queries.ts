import type pg from 'pg'
import { copyMatches } from './copy-matches.ts'
import { columns, rowOf, rowType } from './match-row.ts'
import type { ImportedMatch } from './imported-match.ts'
import { withoutUnchanged } from './unchanged.queries.ts'

/** `left`: the Cricsheet ids of matches that were corrected here since, which stay as they are. */
export type Written = { readonly left: readonly string[] }

type Stored = { readonly cricsheet_id: string; readonly id: string; readonly fresh: boolean }

/**
 * Writes some matches in one transaction: new ones, and again those that have changed. Its commit does not
 * wait for the disk: the caller has to flush at the end.
 */
export async function writeMatches(
  client: pg.ClientBase,
  all: readonly ImportedMatch[],
): Promise<Written> {
  const ready = await withoutUnchanged(client, all)
  if (ready.length === 0) return { left: [] }
  await client.query('begin; set local synchronous_commit = off')
  try {
    const { rows } = await client.query<Stored>(upsert, [JSON.stringify(ready.map(rowOf))])
    const again = rows.filter(({ fresh }) => !fresh).map(({ id }) => id)
    if (again.length > 0) await client.query(clear, [again])
    const idOf = new Map(rows.map((stored) => [stored.cricsheet_id, stored.id]))
    await copyMatches(client, ready, idOf)
    await client.query('commit')
    const left = ready.map(({ match }) => match.cricsheetId).filter((id) => !idOf.has(id))
    return { left }
  } catch (error) {
    // When the connection is gone there is nothing to roll back, and the first error matters more.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A log that continues after its sealed part was corrected by hand; the condition leaves it alone. */
const upsert = `
  insert into match (${columns})
  select ${columns} from jsonb_to_recordset($1) as given (${rowType})
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
    g as (delete from batting_innings where match_id = any ($1)),
    h as (delete from match_contribution where match_id = any ($1)),
    i as (delete from match_source where match_id = any ($1)),
    j as (delete from fielding_innings where match_id = any ($1))
  delete from bowling_innings where match_id = any ($1)`
