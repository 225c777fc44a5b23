import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import type { Leader } from '@pavilion/contract/tournaments/leader-fields.ts'
import type { Db } from '#db/connect.ts'
import { countedMatches } from '#matches/matches.ts'
import { personRef, teamRef } from '#records/references.queries.ts'
import { findFurtherLeaders } from './further-leaders.queries.ts'
import type { FurtherLeaderRow } from './further-leaders.queries.ts'
import {
  findHighestScores,
  findMostRuns,
  findMostWickets,
  findPlayedIn,
} from './leaders.queries.ts'
import type { LeaderRow } from './leaders.queries.ts'

/** The leading players of a tournament, by one figure after the other; in matches that were scored in a way, or in all. */
export async function leadersOf(db: Db, tournamentId: string, way: ScoredWay | undefined) {
  const only = await countedMatches(db, way, () => findPlayedIn(db, tournamentId))
  const asked = { tournamentId, only }
  const [runs, wickets, highestScores, further] = await Promise.all([
    findMostRuns(db, asked),
    findMostWickets(db, asked),
    findHighestScores(db, asked),
    findFurtherLeaders(db, asked),
  ])
  return {
    runs: runs.map(leaderOf),
    wickets: wickets.map(leaderOf),
    highestScores: highestScores.map(leaderOf),
    averages: further.averages.map((row) => furtherLeader(row, row.value.toFixed(2))),
    strikeRates: further.strikeRates.map((row) => furtherLeader(row, row.value.toFixed(2))),
    economies: further.economies.map((row) => furtherLeader(row, row.value.toFixed(2))),
    sixes: further.sixes.map((row) => furtherLeader(row, String(row.value))),
    bestBowling: further.bestBowling.map((row) =>
      furtherLeader(row, `${row.value}–${row.conceded}`),
    ),
  }
}

const leaderOf = (row: LeaderRow): Leader => ({
  ...named(row),
  text: `${row.value}${row.isNotOut ? '*' : ''}`,
})

const furtherLeader = (row: FurtherLeaderRow, text: string): Leader => ({ ...named(row), text })

const named = ({ player, team, value, matches }: LeaderRow | FurtherLeaderRow) => ({
  player: personRef(player),
  team: teamRef(team),
  value,
  matches,
})
