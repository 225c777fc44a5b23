import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Shot } from '@pavilion/kit/art/ground-play.tsx'
import type { Api } from '#context.ts'
import { foremostTable } from '#shared/named-tables.ts'
import { loadGrounds } from './load-grounds.ts'

const tableLines = 4

/** The data of the home page: main match, ribbon, featured tournament, grounds, articles. */
export async function loadHome(api: Api) {
  const [featured, grounds, news, legends, blog] = await Promise.all([
    api.matches.featured(),
    loadGrounds(api),
    api.cms.home({ section: 'section-1' }),
    api.cms.home({ section: 'section-2' }),
    api.cms.home({ section: 'section-3' }),
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
    matches: ribbonOf(matches),
    grounds,
    news: news.data,
    legends: legends.data,
    blog: blog.data,
  }
}

export type Home = Awaited<ReturnType<typeof loadHome>>
export type Hero = NonNullable<Home['hero']>
export type Table = NonNullable<Home['table']>

/** A live match, else the latest result. */
async function heroOf(api: Api, matches: readonly MatchCard[]) {
  const card = matches.find(isLive) ?? matches.find(isOver)
  if (card === undefined) return null
  const matchId = card.id
  const [shown, charts, line] = await Promise.all([
    api.matches.show({ matchId }),
    api.matches.charts({ matchId }),
    lastBallOf(api, card),
  ])
  const { view } = shown.data
  const wheel = charts.data.charts.wagonWheel.series.at(-1)
  return {
    card: shown.data.card,
    board: view.board,
    shots: (wheel?.points ?? []).map(shotOf),
    line,
  }
}

/** The latest ball in words; null before the first ball. */
async function lastBallOf(api: Api, { id: matchId, innings }: MatchCard) {
  if (innings.length === 0) return null
  const { data } = await api.matches.overs({ matchId, innings: innings.length, size: 1 })
  return data.overs[0]?.lines.find(({ mark }) => mark !== null) ?? null
}

/** Some live, upcoming and finished matches. */
function ribbonOf(matches: readonly MatchCard[]): MatchCard[] {
  const some = (status: MatchCard['status'], most: number) =>
    matches.filter((card) => card.status === status).slice(0, most)
  return [...some('live', 4), ...some('upcoming', 2), ...some('complete', 2)]
}

const isLive = ({ status }: MatchCard) => status === 'live'
const isOver = ({ status }: MatchCard) => status === 'complete'

/** `length` is relative to the boundary. */
type Point = { readonly angle: number; readonly length: number; readonly runs: number }

/** Metres from the bat to the boundary. */
const boundary = 68

const shotOf = ({ angle, length, runs }: Point): Shot => ({
  angle,
  distance: Math.round(length * boundary),
  runs,
})

async function tableOf(api: Api, tournamentId: string) {
  const { data } = await api.tournaments.show({ tournamentId })
  return { summary: data.tournament, standings: foremostTable(data.standings).slice(0, tableLines) }
}
