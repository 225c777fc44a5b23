import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/overview-page.ts'
import { apiContext } from '#context.ts'
import { figure } from '#shared/figures.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchRow } from '#shared/match-row.tsx'
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
    title: 'Match Central',
    description: 'Live matches, tournaments, teams, players and grounds in one place.',
    keywords: ['fixtures', 'results', 'tables', 'careers'],
    path: '/match-central/overview',
  })

/** One section for each kind of record, live matches first. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CentralHead title="Match Central" tab="/match-central/overview" />
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
    return <EmptyState>No match has been recorded on this site yet.</EmptyState>
  }
  return (
    <Band title="Matches" to="matches" total={matches.total}>
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
      <Band title="Tournaments" to="tournaments" total={tournaments.total}>
        <RecordRows>
          {tournaments.items.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} />
          ))}
        </RecordRows>
      </Band>
      <Band title="Teams" to="teams" total={teams.total}>
        <RecordRows>
          {teams.items.map((team) => (
            <TeamRow key={team.id} team={team} />
          ))}
        </RecordRows>
      </Band>
      <Band title="Players" to="players" total={players.total}>
        <RecordRows>
          {players.items.map((player) => (
            <PlayerRow key={player.id} player={player} />
          ))}
        </RecordRows>
      </Band>
      <Band title="Officials" to="officials" total={officials.total}>
        <RecordRows>
          {officials.items.map((official) => (
            <OfficialRow key={official.id} official={official} />
          ))}
        </RecordRows>
      </Band>
      <Band title="Grounds" to="grounds" total={grounds.total}>
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
          All {figure(total)}
          <span className="pv-hidden"> {title.toLowerCase()}</span>
        </Link>
      </SectionHeading>
      {children}
    </section>
  )
}
