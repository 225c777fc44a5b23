import type { TeamLeader, TeamSeason } from '@pavilion/contract/teams/team-calls.ts'
import { HonoursList } from '#central/honours-list.tsx'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/teams.ts'

type SeasonLeadersProps = {
  readonly season: TeamSeason
  readonly team: string
  /** The lists stand side by side. */
  readonly wide: boolean
}

const mostShown = 3

/** Who leads a team in its latest season with the bat, with the ball and in the field. */
export function SeasonLeaders({ season, team, wide }: SeasonLeadersProps) {
  const honoured = (leaders: readonly TeamLeader[]) =>
    leaders.slice(0, mostShown).map(({ player, matches, value, best }) => ({
      player,
      club: team,
      note:
        best === null ? t.inMatches({ count: matches }) : t.inMatchesBest({ count: matches, best }),
      text: figure(value),
    }))
  return (
    <HonoursList
      wide={wide}
      title={t.leadersOfSeason({ season: season.season })}
      lists={[
        { title: t.mostRuns, leaders: honoured(season.runs) },
        { title: t.mostWickets, leaders: honoured(season.wickets) },
        { title: t.mostDismissals, leaders: honoured(season.dismissals) },
      ]}
    />
  )
}
