import type pg from 'pg'
import type { FileMatch, FilePerson } from './file-match.ts'
import {
  groundId,
  type Grounds,
  loadGrounds,
  noteGround,
  saveGrounds,
  tellTimeZones,
} from './grounds.ts'
import {
  loadPeople,
  notePerson,
  officials,
  type People,
  personId,
  saveNames,
  savePeople,
} from './people.ts'
import { loadTeams, noteTeams, saveTeams, teamId, type Teams } from './teams.ts'
import {
  loadTournaments,
  noteTournament,
  saveTournaments,
  tournamentId,
  type Tournaments,
} from './tournaments.ts'

/** Everything that matches refer to, held in memory so that matches need no queries. */
export type Records = {
  readonly pool: pg.Pool
  readonly teams: Teams
  readonly grounds: Grounds
  readonly tournaments: Tournaments
  readonly people: People
}

export async function loadRecords(pool: pg.Pool): Promise<Records> {
  const [teams, grounds, tournaments, people] = await Promise.all([
    loadTeams(pool),
    loadGrounds(pool),
    loadTournaments(pool),
    loadPeople(pool),
  ])
  return { pool, teams, grounds, tournaments, people }
}

/** Saves what these matches refer to and the database lacks, in a few statements. */
export async function saveRecords(records: Records, matches: readonly FileMatch[]): Promise<void> {
  const { pool, teams, grounds, tournaments, people } = records
  for (const match of matches) {
    noteTeams(teams, match)
    noteGround(grounds, match)
    noteTournament(tournaments, match)
  }
  await Promise.all([
    saveTeams(teams, pool),
    saveGrounds(grounds, pool),
    saveTournaments(tournaments, pool),
  ])
  for (const match of matches) notePeople(records, match)
  await savePeople(people, pool)
}

function notePeople({ teams, people }: Records, match: FileMatch): void {
  for (const side of match.sides) {
    const among = teamId(teams, match, side)
    for (const person of side.players) notePerson(people, { person, among }, match)
  }
  for (const { person } of match.officials) {
    notePerson(people, { person, among: officials }, match)
  }
}

/** The database's ids of what a match refers to. `players` are keyed by their names in the file. */
export type MatchIds = {
  readonly tournament: string | null
  readonly ground: string | null
  readonly sides: readonly [string, string]
  readonly players: ReadonlyMap<string, string>
  readonly officialOf: (person: FilePerson) => string
}

export function idsFor(
  { teams, grounds, tournaments, people }: Records,
  match: FileMatch,
): MatchIds {
  const players = new Map<string, string>()
  const idOf = (side: FileMatch['sides'][0]) => {
    const among = teamId(teams, match, side)
    for (const person of side.players) players.set(person.name, personId(people, { person, among }))
    return among
  }
  return {
    tournament: tournamentId(tournaments, match),
    ground: groundId(grounds, match),
    sides: [idOf(match.sides[0]), idOf(match.sides[1])],
    players,
    officialOf: (person) => personId(people, { person, among: officials }),
  }
}

/** To be called at the end, for what depends on having read every match. */
export async function finishRecords({ people, pool }: Records): Promise<void> {
  await saveNames(people, pool)
  await tellTimeZones(pool)
}
