import type pg from 'pg'

export type ImportedTournament = {
  readonly name: string
  readonly season: string
  readonly gender: string
}

const upsert = `insert into tournament (name, season, gender)
  select name, season, gender
  from jsonb_to_recordset($1) as t (name text, season text, gender text)
  on conflict (name, season, gender) where not made_here do update set is_sample = false
  returning id, name, season, gender`

/** Answers all of them with their ids. */
export async function upsertTournaments(
  pool: pg.Pool,
  tournaments: readonly ImportedTournament[],
): Promise<(ImportedTournament & { readonly id: string })[]> {
  const given = [JSON.stringify(tournaments)]
  const { rows } = await pool.query<ImportedTournament & { id: string }>(upsert, given)
  return rows
}
