import type pg from 'pg'
import type { FileMatch, FileSide } from './file-match.ts'

type Team = { readonly name: string; readonly gender: string; readonly kind: string }
type Known = Team & { readonly id: string }

const keyOf = ({ name, gender, kind }: Team): string => `${gender}|${kind}|${name}`

const teamOf = ({ gender, teamKind }: FileMatch, { name }: FileSide): Team => ({
  name,
  gender,
  kind: teamKind,
})

/** The teams that the database has, and those still to be saved. */
export type Teams = { readonly ids: Map<string, string>; readonly fresh: Map<string, Team> }

export async function loadTeams(pool: pg.Pool): Promise<Teams> {
  const { rows } = await pool.query<Known>(
    'select id, name, gender, kind from team where not made_here',
  )
  return { ids: new Map(rows.map((team) => [keyOf(team), team.id])), fresh: new Map() }
}

export function noteTeams({ ids, fresh }: Teams, match: FileMatch): void {
  for (const side of match.sides) {
    const team = teamOf(match, side)
    if (!ids.has(keyOf(team))) fresh.set(keyOf(team), team)
  }
}

/** A team that has played a real match is no longer sample data. */
const upsert = `insert into team (name, gender, kind)
  select name, gender, kind from jsonb_to_recordset($1) as t (name text, gender text, kind text)
  on conflict (name, gender, kind) where not made_here do update set is_sample = false
  returning id, name, gender, kind`

export async function saveTeams({ ids, fresh }: Teams, pool: pg.Pool): Promise<void> {
  if (fresh.size === 0) return
  const { rows } = await pool.query<Known>(upsert, [JSON.stringify([...fresh.values()])])
  for (const team of rows) ids.set(keyOf(team), team.id)
  fresh.clear()
}

/** Throws for a team that was not noted and saved before. */
export function teamId({ ids }: Teams, match: FileMatch, side: FileSide): string {
  const id = ids.get(keyOf(teamOf(match, side)))
  if (id === undefined) throw new Error(`The team ${side.name} was not saved.`)
  return id
}
