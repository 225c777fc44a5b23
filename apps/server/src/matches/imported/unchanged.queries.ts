import { createHash } from 'node:crypto'
import type pg from 'pg'
import { columnsOf, rowOf, rowType } from './match-row.ts'
import { factsOf, type ImportedMatch } from './imported-match.ts'

type Found = { readonly cricsheet_id: string }

/**
 * Leaves out the matches that the database has as they are here: their row, their officials, their log
 * and what else their file says, and no fact after it. Everything else about a match was made of these when they were written.
 */
export async function withoutUnchanged(
  client: pg.ClientBase,
  ready: readonly ImportedMatch[],
): Promise<readonly ImportedMatch[]> {
  const known = await findIds(client, isThere, ready.map(idOf))
  if (known.size === 0) return ready
  const rows = ready.filter((one) => known.has(idOf(one))).map(comparable)
  const same = await findIds(client, isTheSame, JSON.stringify(rows))
  return ready.filter((one) => !same.has(idOf(one)))
}

const idOf = ({ match }: ImportedMatch): string => match.cricsheetId

async function findIds(client: pg.ClientBase, query: string, given: unknown): Promise<Set<string>> {
  const { rows } = await client.query<Found>(query, [given])
  return new Set(rows.map((row) => row.cricsheet_id))
}

const comparable = (ready: ImportedMatch) => ({
  ...rowOf(ready),
  digest: createHash('sha256').update(factsOf(ready)).digest('hex'),
  officials: ready.officials.map(({ role, person }) => [role, person]),
  source: ready.source,
})

const isThere = 'select cricsheet_id from match where cricsheet_id = any ($1)'

const isTheSame = `
  select given.cricsheet_id
  from jsonb_to_recordset($1) as given (${rowType}, digest text, officials jsonb, source jsonb)
  join match on match.cricsheet_id = given.cricsheet_id
  join match_source kept on kept.match_id = match.id and kept.source = given.source
  join match_sealed_log log on log.match_id = match.id and log.last_seq = given.seq
  where (${columnsOf('match')}) is not distinct from (${columnsOf('given')})
    and encode(sha256(convert_to(log.facts, 'UTF8')), 'hex') = given.digest
    and given.officials = (
      select coalesce(jsonb_agg(jsonb_build_array(role, coalesce(logged_as, person_id)) order by position), '[]')
      from match_official official where official.match_id = match.id)`
