import type { Db } from '#db/connect.ts'
import type { TeamRow } from '#records/references.queries.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import {
  type Level,
  levelsOf,
  lotsDue,
  openPlaces,
  placingOf,
} from '../fixtures/knock-out-places.ts'
import type { Tallied } from '../standings.ts'

type LevelTeams = Omit<Level, 'teams'> & {
  readonly teams: readonly TeamRow[]
  /** The knock-out waits for it. */
  readonly isDue: boolean
}

const teamsOf = (ids: readonly string[], { teams }: Tallied): TeamRow[] =>
  ids.flatMap((id) => teams.get(id) ?? [])

/** The level teams for whom lots have to be drawn before the knock-out goes on. */
export async function lotsDueNow(db: Db, id: string, fixtures: readonly FixtureRow[]) {
  if (openPlaces(fixtures).length === 0) return []
  const placing = await placingOf(db, id, fixtures)
  return lotsDue(fixtures, placing).map((level): LevelTeams => {
    const teams = teamsOf(level.teams, placing.tables)
    return { ...level, teams, isDue: true }
  })
}

/** Teams that share a place in a table in which they have played, or among those at one place of their groups. */
export async function levelTeams(db: Db, id: string): Promise<LevelTeams[]> {
  const fixtures = await findFixtures(db, id)
  const placing = await placingOf(db, id, fixtures)
  const due = lotsDue(fixtures, placing)
  const isDue = (teams: readonly string[]) => due.some((one) => one.teams.join() === teams.join())
  const inTables = placing.tables.tables.flatMap(({ stage, group, rows }): Level[] => {
    const played = rows.filter((row) => row.played > 0)
    return levelsOf(played)
      .filter(({ length }) => length > 1)
      .map((level) => ({ stage, group, across: null, teams: level.map(({ team }) => team) }))
  })
  return [...inTables, ...due.filter(({ across }) => across !== null)].map((level) => ({
    ...level,
    teams: teamsOf(level.teams, placing.tables),
    isDue: isDue(level.teams),
  }))
}
