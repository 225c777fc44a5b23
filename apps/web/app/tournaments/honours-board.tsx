import type { Leader } from '@pavilion/contract/tournaments/leader-fields.ts'
import { HonoursList } from '#central/honours-list.tsx'
import * as t from '#texts/tournaments.ts'

type Leaders = {
  readonly runs: readonly Leader[]
  readonly wickets: readonly Leader[]
  readonly highestScores: readonly Leader[]
}

type HonoursBoardProps = {
  readonly leaders: Leaders
  /** The lists stand side by side. */
  readonly wide?: boolean
}

const mostShown = 3

/** The leading players of a tournament, three by each figure. */
export function HonoursBoard({ leaders, wide }: HonoursBoardProps) {
  return <HonoursList title={t.honoursBoard} lists={mainLists(leaders, mostShown)} wide={wide} />
}

/** The lists of every tournament, with all leaders unless fewer are asked for. */
export const mainLists = ({ runs, wickets, highestScores }: Leaders, most?: number) => [
  { title: t.mostRuns, leaders: honoured(runs, most) },
  { title: t.mostWickets, leaders: honoured(wickets, most) },
  { title: t.highestScore, leaders: honoured(highestScores, most) },
]

export const honoured = (list: readonly Leader[], most?: number) =>
  list.slice(0, most).map(({ player, team, text }) => ({
    player,
    club: team.name,
    note: team.name,
    text,
  }))
