import type pg from 'pg'
import type { FileMatch } from './file-match.ts'

type Tournament = { readonly name: string; readonly season: string; readonly gender: string }
type Known = Tournament & { readonly id: string }

const keyOf = ({ name, season, gender }: Tournament): string => `${gender}|${season}|${name}`

function tournamentOf({ event, season, gender }: FileMatch): Tournament | undefined {
  return event && { name: event.name, season, gender }
}

/** The tournament editions that the database has, and those still to be saved. */
export type Tournaments = {
  readonly ids: Map<string, string>
  readonly fresh: Map<string, Tournament>
}

export async function loadTournaments(pool: pg.Pool): Promise<Tournaments> {
  const { rows } = await pool.query<Known>(
    'select id, name, season, gender from tournament where not made_here',
  )
  return { ids: new Map(rows.map((one) => [keyOf(one), one.id])), fresh: new Map() }
}

export function noteTournament({ ids, fresh }: Tournaments, match: FileMatch): void {
  const tournament = tournamentOf(match)
  if (tournament === undefined || ids.has(keyOf(tournament))) return
  fresh.set(keyOf(tournament), tournament)
}

const upsert = `insert into tournament (name, season, gender)
  select name, season, gender
  from jsonb_to_recordset($1) as t (name text, season text, gender text)
  on conflict (name, season, gender) where not made_here do update set is_sample = false
  returning id, name, season, gender`

export async function saveTournaments({ ids, fresh }: Tournaments, pool: pg.Pool): Promise<void> {
  if (fresh.size === 0) return
  const { rows } = await pool.query<Known>(upsert, [JSON.stringify([...fresh.values()])])
  for (const one of rows) ids.set(keyOf(one), one.id)
  fresh.clear()
}

/** Null for a match outside any event. */
export function tournamentId({ ids }: Tournaments, match: FileMatch): string | null {
  const tournament = tournamentOf(match)
  if (tournament === undefined) return null
  return ids.get(keyOf(tournament)) ?? null
}
