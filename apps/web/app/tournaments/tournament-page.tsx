import { Among } from '@pavilion/kit/art/among.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { lazyIsland, staticIsland } from '@pavilion/kit/islands/island.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/tournament-page.ts'
import { type Api, apiContext } from '#context.ts'
import { feedAddress, tournamentAddress } from '#shared/addresses.ts'
import { CalendarLinks } from '#shared/calendar-links.tsx'
import { dayRange } from '#shared/dates.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { ShareButton } from '#shared/share-button.tsx'
import styles from '#central/detail.module.css'
import { DownloadTable } from '#central/download-table.tsx'
import { Bracket } from './bracket.tsx'
import { Sponsors } from './brand/sponsors.tsx'
import { GroundsPart } from './grounds-part.tsx'
import { LeadersPart } from './leaders-part.tsx'
import { leadersScored } from './leaders-scored.ts'
import { NewsPart } from './news-part.tsx'
import { Overview } from './overview-part.tsx'
import { PrintButton } from './print-button.tsx'
import printed from './print-schedule.module.css'
import { PrintDraw } from './print-draw.tsx'
import { PrintSchedule } from './print-schedule.tsx'
import { PointsTables } from './points-tables.tsx'
import { SheetButton } from './sheet-button.tsx'
import { TournamentHead } from './tournament-head.tsx'
import { TeamsPart } from './teams-part.tsx'
import { TableNotes } from './table-notes.tsx'
import { toRightAddress } from '#central/right-address.ts'
import * as t from '#texts/tournaments.ts'
import { type TournamentTab, TournamentTabs, tournamentTabOf } from './tournament-tabs.tsx'
import { type ShownTournament, useLiveTournament } from './use-live-tournament.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const tournamentId = params.tournamentId ?? (await featuredId(api))
  const url = new URL(request.url)
  const scored = leadersScored(url)
  const answer = await orNotFound(api.tournaments.show({ tournamentId, scored }))
  if (params.tournamentId !== undefined) {
    toRightAddress(url, tournamentAddress(answer.data.tournament))
  }
  const { tournament } = answer.data
  const news = await api.cms.filter({
    filter: { about: tournament.name, kind: ['news', 'blog'] },
    page: { size: NEWS },
  })
  return { ...answer.data, scored, news: news.data.items }
}

const NEWS = 12

/**
 * The tournament for an address without an id: the featured one. Redirects to the list when there is none.
 */
async function featuredId(api: Api): Promise<string> {
  const { tournament } = (await api.matches.featured()).data
  if (tournament === null) throw redirect('/match-central/tournaments')
  return tournament.id
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shell = shellOf(matches)
  if (shell === undefined || loaderData === undefined) return []
  const { tournament } = loaderData
  const when = dayRange(tournament.from, tournament.until, shell.site.locale)
  const head = headOf(shell, {
    title: tournament.name,
    description: t.nameWhenPointsTableLeaders({
      name: tournament.name,
      when,
      matches: tournament.matches,
    }),
    keywords: [t.pointsTableText, t.netRunRate, tournament.name],
    path: tournamentAddress(tournament),
    about: {
      '@type': 'SportsEvent',
      name: tournament.name,
      sport: 'Cricket',
      startDate: tournament.from,
      endDate: tournament.until,
    },
  })
  return [
    ...head,
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: t.resultsFeed({ name: tournament.name }),
      href: feedAddress(tournament),
    },
  ]
}

/** Switching between tabs needs no new data, unless the leaders were those of some matches. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) =>
  currentParams['tournamentId'] !== nextParams['tournamentId'] ||
  currentUrl.searchParams.get('scored') !== nextUrl.searchParams.get('scored')

export default function TournamentPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const tab = tournamentTabOf(query)
  const shown = useLiveTournament(loaderData)
  const { tournament, brand } = shown
  const { news, scored } = loaderData
  return (
    <Among value={useTeamNames(loaderData)}>
      <TournamentHead tournament={tournament} brand={brand} details={loaderData.details} />
      <div className={classes(styles.parts, printed.screen)}>
        <div className={classes('pv-page', styles.partsInside)}>
          <TournamentTabs current={tab} hasNews={news.length > 0} />
          <ShareButton
            title={tournament.name}
            path={tournamentAddress(tournament)}
            tournamentId={tournament.id}
          />
        </div>
      </div>
      <div className={classes('pv-page', styles.sections)}>
        <SponsorList sponsors={brand.sponsors} place="title" />
        {parts[tab]({ ...shown, news, scored })}
      </div>
    </Among>
  )
}

/** All whose crests are shown on the page. */
const useTeamNames = ({ details, standings }: Route.ComponentProps['loaderData']) =>
  useMemo(
    () => [...(details?.teams ?? []), ...standings].map(({ team }) => team.name),
    [details, standings],
  )

type PartProps = ShownTournament & Pick<Route.ComponentProps['loaderData'], 'news' | 'scored'>

/** What each tab shows. */
const parts: Readonly<Record<TournamentTab, (shown: PartProps) => ReactNode>> = {
  overview: (shown) => <Overview {...shown} />,
  table: (shown) => <Table {...shown} />,
  fixtures: (shown) => <Fixtures {...shown} />,
  results: (shown) => <Results {...shown} />,
  teams: (shown) => <Teams {...shown} />,
  leaders: (shown) => <Leaders {...shown} />,
  grounds: ({ grounds }) => <Grounds grounds={grounds} />,
  news: ({ news }) => <News posts={news} />,
}

function Fixtures(shown: ShownTournament) {
  const { live, upcoming, results } = shown
  if (live.length + upcoming.length + shown.bracket.length === 0) {
    return <EmptyState title={t.noUpcomingFixtures}>{t.everyScheduledMatch}</EmptyState>
  }
  return (
    <>
      <div className={classes(printed.group, printed.screen)}>
        <MatchSection title={t.now} matches={live} />
        <MatchSection title={t.fixtures} matches={upcoming}>
          <CalendarLinks path={tournamentAddress(shown.tournament)} />
        </MatchSection>
      </div>
      <Draw details={shown.details} />
      <PrintSchedule matches={[...live, ...upcoming, ...results]} of={shown.tournament.matches} />
      <Bracket {...shown} />
      <p className={printed.buttons}>
        <PrintButton />
        <SheetButton tournament={shown.tournament} form="schedule.pdf" />
      </p>
    </>
  )
}

function Results({ tournament, results }: ShownTournament) {
  if (results.length === 0) {
    return <EmptyState title={t.noResultsYet}>{t.theFirstMatch}</EmptyState>
  }
  return (
    <MatchSection title={t.results} matches={results}>
      <Link className="pv-link" to={`${tournamentAddress(tournament)}/bulletin`}>
        {t.bulletin}
      </Link>
      <a className="pv-link" href={feedAddress(tournament)}>
        {t.subscribeToFeed}
      </a>
      <SheetButton tournament={tournament} form="schedule.pdf" />
    </MatchSection>
  )
}

const Leaders = lazyIsland(import.meta.env.SSR ? LeadersPart : undefined, () =>
  import('./leaders-part.tsx').then((module) => module.LeadersPart),
)

const Teams = staticIsland(import.meta.env.SSR ? TeamsPart : undefined, () =>
  import('./teams-part.tsx').then((module) => module.TeamsPart),
)

const Grounds = staticIsland(import.meta.env.SSR ? GroundsPart : undefined, () =>
  import('./grounds-part.tsx').then((module) => module.GroundsPart),
)

const News = staticIsland(import.meta.env.SSR ? NewsPart : undefined, () =>
  import('./news-part.tsx').then((module) => module.NewsPart),
)

const SponsorList = staticIsland(import.meta.env.SSR ? Sponsors : undefined, () =>
  import('./brand/sponsors.tsx').then((module) => module.Sponsors),
)

const Draw = staticIsland(import.meta.env.SSR ? PrintDraw : undefined, () =>
  import('./print-draw.tsx').then((module) => module.PrintDraw),
)

const Notes = staticIsland(import.meta.env.SSR ? TableNotes : undefined, () =>
  import('./table-notes.tsx').then((module) => module.TableNotes),
)

function Table(props: ShownTournament) {
  const { tournament, details, standings, brand } = props
  return (
    <div>
      <PointsTables
        standings={standings}
        tournament={tournament}
        places={details?.qualifiers}
        whole
      />
      <SponsorList sponsors={brand.sponsors} place="table" />
      {standings.length > 0 && (
        <p className={classes(printed.buttons, printed.below)}>
          <DownloadTable tournament={tournament} />
          <PrintButton />
          <SheetButton tournament={tournament} form="table.pdf" />
        </p>
      )}
      <Notes key={props.decisions[0]?.id} {...props} />
    </div>
  )
}
