import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { TeamRef } from '@pavilion/contract/records.ts'
import type {
  Standing,
  TournamentDetails,
} from '@pavilion/contract/tournaments/tournament-calls.ts'

export type TeamIn = {
  readonly team: TeamRef
  /** The name of its group, "A"; null without groups. */
  readonly group: string | null
  readonly isPlaying: boolean
  /** In the matches of its tables; null where it is in none. */
  readonly record: { readonly played: number; readonly won: number; readonly lost: number } | null
  /** Its next match that has not begun. */
  readonly next: MatchCard | undefined
}

type Shown = {
  readonly details: TournamentDetails | null
  readonly standings: readonly Standing[]
  readonly live: readonly MatchCard[]
  /** The soonest first. */
  readonly upcoming: readonly MatchCard[]
  readonly results: readonly MatchCard[]
}

/** Everybody who takes part: those accepted, and those of the tables and matches; by group and name. */
export function teamsIn({ details, standings, live, upcoming, results }: Shown): TeamIn[] {
  const sides = [...live, ...upcoming, ...results].flatMap((card) => card.sides)
  const groups = [...(details?.teams ?? []), ...standings].map(
    ({ team, group }) => [team, group] as const,
  )
  const all = new Map(
    [...sides.map((team) => [team, null] as const), ...groups.toReversed()].map(
      ([team, group]) => [team.id, { team, group }] as const,
    ),
  )
  return [...all.values()]
    .map(({ team, group }) => {
      const rows = standings.filter((row) => row.team.id === team.id)
      const isOf = (card: MatchCard) => card.sides.some(({ id }) => id === team.id)
      return {
        team,
        group,
        isPlaying: live.some(isOf),
        record: rows.length === 0 ? null : recordOf(rows),
        next: upcoming.find(isOf),
      }
    })
    .toSorted(
      (one, other) =>
        (one.group ?? '').localeCompare(other.group ?? '') ||
        one.team.name.localeCompare(other.team.name),
    )
}

/** The sum of all stages. */
function recordOf(rows: readonly Standing[]) {
  const sum = (of: (row: Standing) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    played: sum((row) => row.played),
    won: sum((row) => row.won),
    lost: sum((row) => row.lost),
  }
}
