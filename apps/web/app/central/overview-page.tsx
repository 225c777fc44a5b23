import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/overview-page.ts'
import { apiContext } from '#context.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchRow } from '#shared/match-row.tsx'
import { hidden } from '#shared/hidden-text.tsx'
import * as t from '#texts/central.ts'
import { CentralHead } from './central-head.tsx'
import styles from './overview-page.module.css'
import { OfficialRow, PlayerRow, TeamRow, TournamentRow } from './rows.tsx'
import { RecordRows } from './record-rows.tsx'

const size = 5

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { matches, tournaments, teams, players, officials, grounds } = context.get(apiContext)
  const page = { size }
  const [played, held, sides, people, stood, places] = await Promise.all([
    matches.filter({ page }),
    tournaments.filter({ page }),
    teams.filter({ page }),
    players.filter({ page }),
    officials.filter({ page }),
    grounds.filter({ page: { size: 3 } }),
  ])
  return {
    matches: played.data,
    tournaments: held.data,
    teams: sides.data,
    players: people.data,
    officials: stood.data,
    grounds: places.data,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.matchCentral,
    description: t.liveMatchesTournamentsTeamsPlayers,
    keywords: ['fixtures', 'results', 'tables', 'careers'],
    path: '/match-central/overview',
  })

/** One section for each kind of record, live matches first. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CentralHead title={t.matchCentral} tab="/match-central/overview" />
      <div className={classes('pv-page', styles.bands)}>
        <Matches matches={loaderData.matches} />
        <Records {...loaderData} />
      </div>
    </>
  )
}

type Overview = Route.ComponentProps['loaderData']

function Matches({ matches }: Pick<Overview, 'matches'>) {
  if (matches.items.length === 0) {
    return <EmptyState>{t.noMatchesHaveBeenRecorded}</EmptyState>
  }
  return (
    <Band title={t.matches} to="matches" total={matches.total}>
      <div className={classes('pv-card', styles.rows)}>
        {matches.items.map((card) => (
          <MatchRow key={card.id} card={card} withTournament />
        ))}
      </div>
    </Band>
  )
}

function Records({ tournaments, teams, players, officials, grounds }: Omit<Overview, 'matches'>) {
  return (
    <>
      <Band title={t.tournaments} to="tournaments" total={tournaments.total}>
        <RecordRows>
          {tournaments.items.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} />
          ))}
        </RecordRows>
      </Band>
      <Band title={t.teams} to="teams" total={teams.total}>
        <RecordRows>
          {teams.items.map((team) => (
            <TeamRow key={team.id} team={team} />
          ))}
        </RecordRows>
      </Band>
      <Band title={t.players} to="players" total={players.total}>
        <RecordRows>
          {players.items.map((player) => (
            <PlayerRow key={player.id} player={player} />
          ))}
        </RecordRows>
      </Band>
      <Band title={t.officials} to="officials" total={officials.total}>
        <RecordRows>
          {officials.items.map((official) => (
            <OfficialRow key={official.id} official={official} />
          ))}
        </RecordRows>
      </Band>
      <Band title={t.grounds} to="grounds" total={grounds.total}>
        <GroundCards grounds={grounds.items} />
      </Band>
    </>
  )
}

type BandProps = {
  readonly title: string
  readonly to: string
  readonly total: number
  readonly children: ReactNode
}

/** Nothing when there are no records of the kind. */
function Band({ title, to, total, children }: BandProps) {
  if (total === 0) return null
  return (
    <section>
      <SectionHeading title={title}>
        <Link className="pv-link" to={`/match-central/${to}`}>
          {t.allOf({ total, title: title.toLowerCase(), hidden })}
        </Link>
      </SectionHeading>
      {children}
    </section>
  )
}
