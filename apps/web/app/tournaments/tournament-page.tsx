import { Among } from '@pavilion/kit/art/among.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { staticIsland } from '@pavilion/kit/islands/island.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useMemo } from 'react'
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
import { About } from './about.tsx'
import { AwardsSection } from './awards.tsx'
import { Bracket } from './bracket.tsx'
import { Sponsors } from './brand/sponsors.tsx'
import { HonoursBoard } from './honours-board.tsx'
import { LiveNeeds } from './live-needs.tsx'
import { PrintButton } from './print-button.tsx'
import printed from './print-schedule.module.css'
import { PrintDraw } from './print-draw.tsx'
import { PrintSchedule } from './print-schedule.tsx'
import { PointsTables } from './points-tables.tsx'
import { TournamentHead } from './tournament-head.tsx'
import { TeamsPart } from './teams-part.tsx'
import { TableNotes } from './table-notes.tsx'
import { toRightAddress } from '#central/right-address.ts'
import * as t from '#texts/tournaments.ts'
import { type TournamentTab, TournamentTabs, tournamentTabOf } from './tournament-tabs.tsx'
import { useLiveTournament } from './use-live-tournament.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const tournamentId = params.tournamentId ?? (await featuredId(api))
  const answer = await orNotFound(api.tournaments.show({ tournamentId }))
  if (params.tournamentId !== undefined) {
    toRightAddress(new URL(request.url), tournamentAddress(answer.data.tournament))
  }
  return answer.data
}

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

/** Switching between tabs needs no new data. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['tournamentId'] !== nextParams['tournamentId']

export default function TournamentPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const tab = tournamentTabOf(query)
  const shown = useLiveTournament(loaderData)
  const { tournament, brand } = shown
  return (
    <Among value={useTeamNames(loaderData)}>
      <TournamentHead tournament={tournament} brand={brand} details={loaderData.details} />
      <div className={classes(styles.parts, printed.screen)}>
        <div className={classes('pv-page', styles.partsInside)}>
          <TournamentTabs current={tab} />
          <ShareButton
            title={tournament.name}
            path={tournamentAddress(tournament)}
            tournamentId={tournament.id}
          />
        </div>
      </div>
      <div className={classes('pv-page', styles.sections)}>
        <Sponsors sponsors={brand.sponsors} place="title" />
        <Part tab={tab} {...shown} />
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

type PartProps = Route.ComponentProps['loaderData'] & { readonly tab: TournamentTab }

const everyone = 10

function Part({ tab, ...shown }: PartProps) {
  const { leaders, live, upcoming, results } = shown
  switch (tab) {
    case 'overview':
      return <Overview {...shown} />
    case 'table':
      return <Table {...shown} />
    case 'teams':
      return <Teams {...shown} />
    case 'leaders':
      return leaders.runs.length + leaders.wickets.length === 0 ? (
        <EmptyState title={t.noLeadersYet}>{t.leadersAppearWithTheFirst}</EmptyState>
      ) : (
        <>
          <HonoursBoard leaders={leaders} further={leaders} most={everyone} wide />
          <AwardsSection tournamentId={shown.tournament.id} awards={shown.awards} />
        </>
      )
    case 'fixtures':
      return live.length + upcoming.length + shown.bracket.length === 0 ? (
        <EmptyState title={t.noUpcomingFixtures}>{t.everyScheduledMatch}</EmptyState>
      ) : (
        <>
          <div className={classes(printed.group, printed.screen)}>
            <MatchSection title={t.now} matches={live} />
            <MatchSection title={t.fixtures} matches={upcoming}>
              <CalendarLinks path={tournamentAddress(shown.tournament)} />
            </MatchSection>
          </div>
          <PrintDraw details={shown.details} />
          <PrintSchedule matches={[...live, ...upcoming, ...results]} />
          <Bracket {...shown} />
          <PrintButton />
        </>
      )
    case 'results':
      return results.length === 0 ? (
        <EmptyState title={t.noResultsYet}>{t.theFirstMatch}</EmptyState>
      ) : (
        <MatchSection title={t.results} matches={results}>
          <Link className="pv-link" to={`${tournamentAddress(shown.tournament)}/bulletin`}>
            {t.bulletin}
          </Link>
          <a className="pv-link" href={feedAddress(shown.tournament)}>
            {t.subscribeToFeed}
          </a>
        </MatchSection>
      )
  }
}

const Teams = staticIsland(import.meta.env.SSR ? TeamsPart : undefined, () =>
  import('./teams-part.tsx').then((module) => module.TeamsPart),
)

const Notes = staticIsland(import.meta.env.SSR ? TableNotes : undefined, () =>
  import('./table-notes.tsx').then((module) => module.TableNotes),
)

function Table(props: Omit<PartProps, 'tab'>) {
  const { tournament, details, standings, brand } = props
  return (
    <div>
      <PointsTables
        standings={standings}
        tournament={tournament}
        places={details?.qualifiers}
        whole
      />
      <Sponsors sponsors={brand.sponsors} place="table" />
      {standings.length > 0 && <DownloadTable tournament={tournament} />}
      {standings.length > 0 && <PrintButton />}
      <Notes key={props.decisions[0]?.id} {...props} />
    </div>
  )
}

const nextShown = 3
const latestShown = 5

type OverviewProps = Omit<PartProps, 'tab'>

/** Live matches, the table, and some coming and finished matches. */
function Overview(props: OverviewProps) {
  const { tournament, details, standings, liveNeeds, leaders, ...matches } = props
  const { live, upcoming, results } = matches
  const address = tournamentAddress(tournament)
  return (
    <>
      {details !== null && <About tournament={tournament} details={details} />}
      <MatchSection title={t.now} matches={live} />
      <LiveNeeds needs={liveNeeds} />
      <div className={styles.beside}>
        {(standings.length > 0 || props.bracket.length === 0) && (
          <PointsTables
            standings={standings}
            tournament={tournament}
            places={details?.qualifiers}
          />
        )}
        <HonoursBoard leaders={leaders} />
      </div>
      <Bracket {...props} />
      <MatchSection title={t.nextUp} matches={upcoming.slice(0, nextShown)}>
        {upcoming.length > nextShown && (
          <Link className="pv-link" to={`${address}?show=fixtures`} preventScrollReset>
            {t.allFixtures}
          </Link>
        )}
      </MatchSection>
      <MatchSection title={t.latestResults} matches={results.slice(0, latestShown)}>
        {results.length > 0 && (
          <Link className="pv-link" to={`${address}/bulletin`}>
            {t.bulletin}
          </Link>
        )}
        {results.length > latestShown && (
          <Link className="pv-link" to={`${address}?show=results`} preventScrollReset>
            {t.allResults}
          </Link>
        )}
      </MatchSection>
    </>
  )
}
