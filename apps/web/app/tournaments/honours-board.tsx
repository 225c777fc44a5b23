import type { Leader } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { HonoursList } from '#central/honours-list.tsx'
import * as t from '#texts/tournaments.ts'

type Leaders = {
  readonly runs: readonly Leader[]
  readonly wickets: readonly Leader[]
  readonly highestScores: readonly Leader[]
}

type HonoursBoardProps = {
  readonly leaders: Leaders
  /** How many players each list names. */
  readonly most?: number
  /** The lists stand side by side. */
  readonly wide?: boolean
}

/** The leading run-scorers, wicket-takers and highest scores of a tournament. */
export function HonoursBoard({ leaders, most = 3, wide }: HonoursBoardProps) {
  const first = (list: readonly Leader[]) =>
    list.slice(0, most).map(({ player, team, text }) => ({
      player,
      club: team.name,
      note: team.name,
      text,
    }))
  const lists = [
    { title: t.mostRuns, leaders: first(leaders.runs) },
    { title: t.mostWickets, leaders: first(leaders.wickets) },
    { title: t.highestScore, leaders: first(leaders.highestScores) },
  ]
  return <HonoursList title={t.honoursBoard} lists={lists} wide={wide} />
}
