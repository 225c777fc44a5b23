import type { Leader } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { HonoursList } from '#central/honours-list.tsx'
import * as t from '#texts/tournaments.ts'

type Leaders = {
  readonly runs: readonly Leader[]
  readonly wickets: readonly Leader[]
  readonly highestScores: readonly Leader[]
}

type FurtherLeaders = {
  readonly averages: readonly Leader[]
  readonly strikeRates: readonly Leader[]
  readonly sixes: readonly Leader[]
  readonly economies: readonly Leader[]
  readonly bestBowling: readonly Leader[]
}

type HonoursBoardProps = {
  readonly leaders: Leaders
  /** Lists that follow where there is room for them. */
  readonly further?: FurtherLeaders
  /** How many players each list names. */
  readonly most?: number
  /** The lists stand side by side. */
  readonly wide?: boolean
}

/** The leading players of a tournament. */
export function HonoursBoard({ leaders, further, most = 3, wide }: HonoursBoardProps) {
  const first = firstOf(most)
  const lists = [
    { title: t.mostRuns, leaders: first(leaders.runs) },
    { title: t.mostWickets, leaders: first(leaders.wickets) },
    { title: t.highestScore, leaders: first(leaders.highestScores) },
    ...(further ? furtherLists(further, first) : []),
  ]
  return <HonoursList title={t.honoursBoard} lists={lists} wide={wide} />
}

const firstOf = (most: number) => (list: readonly Leader[]) =>
  list.slice(0, most).map(({ player, team, text }) => ({
    player,
    club: team.name,
    note: team.name,
    text,
  }))

const furtherLists = (further: FurtherLeaders, first: ReturnType<typeof firstOf>) => [
  { title: t.bestAverage, leaders: first(further.averages) },
  { title: t.bestStrikeRate, leaders: first(further.strikeRates) },
  { title: t.mostSixes, leaders: first(further.sixes) },
  { title: t.bestBowling, leaders: first(further.bestBowling) },
  { title: t.bestEconomy, leaders: first(further.economies) },
]
