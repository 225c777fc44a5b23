import type pg from 'pg'
import { type ImportedTeam, upsertTeams } from '#teams/imported-teams.queries.ts'
import type { FileMatch, FileSide } from './file-match.ts'

type Known = ImportedTeam & { readonly id: string }

const keyOf = ({ name, gender, kind }: ImportedTeam): string => `${gender}|${kind}|${name}`

const teamOf = ({ gender, teamKind }: FileMatch, { name }: FileSide): ImportedTeam => ({
  name,
  gender,
  kind: teamKind,
})

/** The teams that the database has, and those still to be saved. */
export type Teams = { readonly ids: Map<string, string>; readonly fresh: Map<string, ImportedTeam> }

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

export async function saveTeams({ ids, fresh }: Teams, pool: pg.Pool): Promise<void> {
  if (fresh.size === 0) return
  for (const team of await upsertTeams(pool, [...fresh.values()])) ids.set(keyOf(team), team.id)
  fresh.clear()
}

/** Throws for a team that was not noted and saved before. */
export function teamId({ ids }: Teams, match: FileMatch, side: FileSide): string {
  const id = ids.get(keyOf(teamOf(match, side)))
  if (id === undefined) throw new Error(`The team ${side.name} was not saved.`)
  return id
}
