import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/tournament-page.ts'
import { apiContext } from '#context.ts'
import type { Api } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { dayRange } from '#shared/dates.ts'
import { counted, figure } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { StatusWord } from '#shared/status-word.tsx'
import styles from './detail.module.css'
import { HonoursBoard } from './honours-board.tsx'
import { PointsTables } from './points-table.tsx'
import { toRightAddress } from './right-address.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const tournamentId = params.tournamentId ?? (await featuredId(api))
  const answer = await orNotFound(api.tournaments.show({ tournamentId }))
  if (params.tournamentId !== undefined) {
    toRightAddress(new URL(request.url), tournamentAddress(answer.data.tournament))
  }
  return answer.data
}

/** Without an id the address means the tournament that the site puts first; the list, where there is none. */
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
  return headOf(shell, {
    title: tournament.name,
    description: `${tournament.name}, ${when}: points table, leaders, ${counted(tournament.matches, 'match', 'matches')} with fixtures and results.`,
    keywords: ['points table', 'net run rate', tournament.name],
    path: tournamentAddress(tournament),
    about: {
      '@type': 'SportsEvent',
      name: tournament.name,
      sport: 'Cricket',
      startDate: tournament.from,
      endDate: tournament.until,
    },
  })
}

export default function TournamentPage({ loaderData }: Route.ComponentProps) {
  const { tournament, standings, leaders, live, upcoming, results } = loaderData
  const said = { sampleSaid: tournament.isSample }
  return (
    <>
      <Head tournament={tournament} />
      <div className={classes('pv-page', styles.sections)}>
        <MatchSection title="Now" matches={live} {...said} />
        <div className={styles.beside}>
          <PointsTables standings={standings} tournament={tournament} />
          <HonoursBoard leaders={leaders} />
        </div>
        <MatchSection title="Next up" matches={upcoming} {...said} />
        <MatchSection title="Results" matches={results} {...said} />
      </div>
    </>
  )
}

type HeadProps = Pick<Route.ComponentProps['loaderData'], 'tournament'>

function Head({ tournament }: HeadProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, from, until, places, formatNames } = tournament
  return (
    <BoardHead
      title={name}
      art={<Crest name={name} size={148} />}
      status={<StatusWord status={tournament.status} />}
      isSample={tournament.isSample}
      backdrop={<Ground name={name} view={{ x: 60, width: 900, height: 420 }} transparent />}
      facts={[
        dayRange(from, until, locale),
        places.length > 3 ? counted(places.length, 'place') : places.join(', '),
        formatNames.join(', '),
      ]}
      figures={[
        { label: 'teams', value: figure(tournament.teams) },
        { label: 'played', value: `${figure(tournament.played)} of ${figure(tournament.matches)}` },
        ...(tournament.watchers > 0
          ? [{ label: 'watching now', value: figure(tournament.watchers) }]
          : []),
      ]}
    />
  )
}
