import type { MatchCard } from '@pavilion/contract/match-card.ts'
import type { Shot } from '@pavilion/kit/art/ground-play.tsx'
import type { Api } from '#context.ts'

const tableLines = 4
const groundsShown = 3
const ribbonShown = 8

/** What the home page shows: the match to look at first, the ribbon, the featured tournament, grounds. */
export async function loadHome(api: Api) {
  const [featured, grounds] = await Promise.all([
    api.matches.featured(),
    api.grounds.filter({ page: { size: groundsShown } }),
  ])
  const { matches, tournament } = featured.data
  const [hero, table] = await Promise.all([
    heroOf(api, matches),
    tournament && tableOf(api, tournament.id),
  ])
  return {
    hero,
    table,
    tournament,
    matches: matches.slice(0, ribbonShown),
    grounds: grounds.data.items,
  }
}

export type Home = Awaited<ReturnType<typeof loadHome>>
export type Hero = NonNullable<Home['hero']>
export type Table = NonNullable<Home['table']>

/** The match that is played, else the latest result. */
async function heroOf(api: Api, matches: readonly MatchCard[]) {
  const card = matches.find(isLive) ?? matches.find(isOver)
  if (card === undefined) return null
  const matchId = card.id
  const innings = Math.max(1, card.innings.length)
  const [shown, charts, overs] = await Promise.all([
    api.matches.show({ matchId }),
    api.matches.charts({ matchId }),
    api.matches.overs({ matchId, innings, size: 1 }),
  ])
  const { view } = shown.data
  const wheel = charts.data.charts.wagonWheel.series.at(-1)
  return {
    card: shown.data.card,
    board: view.board,
    shots: (wheel?.points ?? []).map(shotOf),
    line: overs.data.overs[0]?.lines.find(({ mark }) => mark !== null) ?? null,
  }
}

const isLive = ({ status }: MatchCard) => status === 'live'
const isOver = ({ status }: MatchCard) => status === 'complete'

type Point = { readonly angle: number; readonly length: number; readonly runs: number }

const shotOf = ({ angle, length, runs }: Point): Shot => ({ angle, distance: length, runs })

async function tableOf(api: Api, tournamentId: string) {
  const { data } = await api.tournaments.show({ tournamentId })
  return { summary: data.tournament, standings: data.standings.slice(0, tableLines) }
}
