import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { dismissalKinds } from '@pavilion/cricket/facts.ts'
import { formats } from '@pavilion/cricket/formats/formats.ts'
import type { Shot } from '@pavilion/kit/art/ground-play.tsx'
import type { Api } from '#context.ts'
import { foremostTable } from '#shared/named-tables.ts'
import { correctionExample } from './correction-example.ts'
import { openPadMatch } from './pad/pad-match.ts'
import type { Fragment, ProductPage } from './product-type.ts'

type Wanted = (...fragments: Fragment[]) => boolean

/** The data for a page's fragments, from the site's matches or the engine. Loads only what the page needs. */
export async function loadSamples(api: Api, { panel, rows }: Pick<ProductPage, 'panel' | 'rows'>) {
  const shown = new Set<Fragment>([panel, ...rows.map(({ fragment }) => fragment)])
  const any: Wanted = (...fragments) => fragments.some((fragment) => shown.has(fragment))
  const [matches, lists, slots] = await Promise.all([
    matchSamples(api, any),
    listSamples(api, any),
    any('slots') ? slotsOf(api) : null,
  ])
  return { ...matches, ...lists, ...engineSamples(any), slots }
}

async function matchSamples(api: Api, any: Wanted) {
  const { matches, tournament } = (await api.matches.featured()).data
  const match = matches.find(isLive) ?? matches.find(isOver) ?? null
  const [table, shots] = await Promise.all([
    tournament && any('standings', 'leaders') ? tableOf(api, tournament.id) : null,
    match && any('wheel', 'ground') ? shotsOf(api, match.id) : [],
  ])
  return { match, shots, table, fixtures: any('fixtures') ? fixturesOf(matches) : [] }
}

const when = <T>(wanted: boolean, read: () => T): T | null => (wanted ? read() : null)

async function listSamples(api: Api, any: Wanted) {
  const [players, officials, grounds, organisations] = await Promise.all([
    when(any('players'), () => api.players.filter({ page: { size: 5 } })),
    when(any('officials'), () => api.officials.filter({ page: { size: 5 } })),
    when(any('ground', 'grounds'), () => api.grounds.filter({ page: { size: 3 } })),
    organisationsOf(api, any),
  ])
  return {
    players: players?.data.items ?? [],
    officials: officials?.data.items ?? [],
    grounds: grounds?.data.items ?? [],
    organisations,
  }
}

const kinds = { clubs: 'club', associations: 'association', academies: 'academy' } as const

/** The most active organisation of the page's kind. */
async function organisationsOf({ organisations }: Api, any: Wanted) {
  const kind = (['clubs', 'associations', 'academies'] as const)
    .filter((fragment) => any(fragment))
    .map((fragment) => kinds[fragment])
  if (kind.length === 0) return []
  const asked = { filter: { kind }, sort: 'most-matches' as const, page: { size: 5 } }
  return (await organisations.filter(asked)).data.items
}

/** The most active ground for hire, with its current week. */
async function slotsOf(api: Api) {
  const { data } = await api.grounds.filter({ page: { size: 24 } })
  const ground = data.items.find(({ isBookable }) => isBookable)
  if (ground === undefined) return null
  const { data: week } = await api.bookings.availability({ groundId: ground.id })
  return { ground, week }
}

const engineSamples = (any: Wanted) => ({
  formats: any('formats') ? formats.map(conditionsOf) : [],
  dismissals: any('dismissals') ? dismissalKinds : [],
  correction: when(any('correction'), correctionExample),
  pad: when(any('pad'), () => openPadMatch().view),
})

export type Samples = Awaited<ReturnType<typeof loadSamples>>

const isLive = ({ status }: MatchCard) => status === 'live'
const isOver = ({ status }: MatchCard) => status === 'complete'

/** One live, one upcoming and two finished matches, as far as there are any. */
function fixturesOf(matches: readonly MatchCard[]): MatchCard[] {
  const some = (status: MatchCard['status'], most: number) =>
    matches.filter((card) => card.status === status).slice(0, most)
  return [...some('live', 1), ...some('upcoming', 1), ...some('complete', 2)]
}

async function tableOf(api: Api, tournamentId: string) {
  const { data } = await api.tournaments.show({ tournamentId })
  const { tournament, standings, leaders } = data
  return { tournament, standings: foremostTable(standings).slice(0, 6), leaders }
}

/** Metres from the bat to the boundary. */
const boundary = 68

async function shotsOf(api: Api, matchId: string): Promise<Shot[]> {
  const { data } = await api.matches.charts({ matchId })
  const points = data.charts.wagonWheel.series.at(-1)?.points ?? []
  return points.map(({ angle, length, runs }) => ({
    angle,
    distance: Math.round(length * boundary),
    runs,
  }))
}

type Conditions = (typeof formats)[number]

const conditionsOf = ({
  name,
  oversPerInnings,
  ballsPerOver,
  oversPerEnd,
  ...rest
}: Conditions) => ({
  name,
  overs: oversPerInnings,
  ballsPerOver,
  oversPerEnd,
  bowlerLimit: rest.maxOversPerBowler,
  freeHit: rest.freeHit,
  days: rest.daysScheduled,
})
