import type { TeamLeader, TeamSeason } from '@pavilion/contract/teams/team-calls.ts'
import type { Db } from '#db/connect.ts'
import type { CountedMatches } from '#matches/matches.ts'
import { personRef } from '#records/references.queries.ts'
import {
  findLatestSeason,
  findMostDismissals,
  findMostRuns,
  findMostWickets,
  type LeaderRow,
} from './team-season.queries.ts'

/** Who leads a team in the latest season that it has played; null before its first match. */
export async function seasonOf(
  db: Db,
  { teamId, only }: { readonly teamId: string; readonly only: CountedMatches },
): Promise<TeamSeason | null> {
  const season = await findLatestSeason(db, teamId)
  if (season === undefined) return null
  const asked = { teamId, season, only }
  const [runs, wickets, dismissals] = await Promise.all([
    findMostRuns(db, asked),
    findMostWickets(db, asked),
    findMostDismissals(db, asked),
  ])
  return {
    season,
    runs: runs.map(leaderOf),
    wickets: wickets.map(leaderOf),
    dismissals: dismissals.map(leaderOf),
  }
}

const leaderOf = (row: LeaderRow): TeamLeader => ({ ...row, player: personRef(row.player) })
