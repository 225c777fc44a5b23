import type pg from 'pg'

export type ImportedTeam = {
  readonly name: string
  readonly gender: string
  readonly kind: string
}

/** A team that has played a real match is no longer sample data. */
const upsert = `insert into team (name, gender, kind)
  select name, gender, kind from jsonb_to_recordset($1) as t (name text, gender text, kind text)
  on conflict (name, gender, kind) where not made_here do update set is_sample = false
  returning id, name, gender, kind`

/** Answers all of them with their ids. */
export async function upsertTeams(
  pool: pg.Pool,
  teams: readonly ImportedTeam[],
): Promise<(ImportedTeam & { readonly id: string })[]> {
  const { rows } = await pool.query<ImportedTeam & { id: string }>(upsert, [JSON.stringify(teams)])
  return rows
}
