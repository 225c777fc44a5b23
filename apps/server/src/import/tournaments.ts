import type pg from 'pg'
import {
  type ImportedTournament,
  upsertTournaments,
} from '#tournaments/imported-tournaments.queries.ts'
import type { FileMatch } from './file-match.ts'

type Known = ImportedTournament & { readonly id: string }

const keyOf = ({ name, season, gender }: ImportedTournament): string =>
  `${gender}|${season}|${name}`

function tournamentOf({ event, season, gender }: FileMatch): ImportedTournament | undefined {
  return event && { name: event.name, season, gender }
}

/** The tournament editions that the database has, and those still to be saved. */
export type Tournaments = {
  readonly ids: Map<string, string>
  readonly fresh: Map<string, ImportedTournament>
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

export async function saveTournaments({ ids, fresh }: Tournaments, pool: pg.Pool): Promise<void> {
  if (fresh.size === 0) return
  for (const one of await upsertTournaments(pool, [...fresh.values()])) ids.set(keyOf(one), one.id)
  fresh.clear()
}

/** Null for a match outside any event. */
export function tournamentId({ ids }: Tournaments, match: FileMatch): string | null {
  const tournament = tournamentOf(match)
  if (tournament === undefined) return null
  return ids.get(keyOf(tournament)) ?? null
}
