import { classes } from '@pavilion/kit/classes.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/overview-page.ts'
import { apiContext } from '#context.ts'
import { counted } from '#shared/figures.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchRow } from '#shared/match-row.tsx'
import { CentralHead } from './central-head.tsx'
import styles from './overview-page.module.css'
import { PlayerRow, TeamRow, TournamentRow } from './rows.tsx'
import { RecordRows } from './record-rows.tsx'

const size = 5

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { matches, tournaments, teams, players, grounds } = context.get(apiContext)
  const page = { size }
  const [played, held, sides, people, places] = await Promise.all([
    matches.filter({ page }),
    tournaments.filter({ page }),
    teams.filter({ page }),
    players.filter({ page }),
    grounds.filter({ page: { size: 3 } }),
  ])
  return {
    matches: played.data,
    tournaments: held.data,
    teams: sides.data,
    players: people.data,
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

/** One band for each kind of record, live matches first. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { matches, tournaments, teams, players, grounds } = loaderData
  return (
    <>
      <CentralHead title="Match Central" tab="/match-central/overview" />
      <div className={classes('pv-page', styles.bands)}>
        <Band title="Matches" to="matches" all={counted(matches.total, 'match', 'matches')}>
          {matches.items.length === 0 ? (
            <EmptyState>No match has been recorded on this site yet.</EmptyState>
          ) : (
            <div className={classes('pv-card', styles.rows)}>
              {matches.items.map((card) => (
                <MatchRow key={card.id} card={card} withTournament />
              ))}
            </div>
          )}
        </Band>
        <Band title="Tournaments" to="tournaments" all={counted(tournaments.total, 'tournament')}>
          <RecordRows>
            {tournaments.items.map((tournament) => (
              <TournamentRow key={tournament.id} tournament={tournament} />
            ))}
          </RecordRows>
        </Band>
        <Band title="Teams" to="teams" all={counted(teams.total, 'team')}>
          <RecordRows>
            {teams.items.map((team) => (
              <TeamRow key={team.id} team={team} />
            ))}
          </RecordRows>
        </Band>
        <Band title="Players" to="players" all={counted(players.total, 'player')}>
          <RecordRows>
            {players.items.map((player) => (
              <PlayerRow key={player.id} player={player} />
            ))}
          </RecordRows>
        </Band>
        <Band title="Grounds" to="grounds" all={counted(grounds.total, 'ground')}>
          <GroundCards grounds={grounds.items} />
        </Band>
      </div>
    </>
  )
}

type BandProps = {
  readonly title: string
  readonly to: string
  readonly all: string
  readonly children: ReactNode
}

function Band({ title, to, all, children }: BandProps) {
  return (
    <section>
      <Crease title={title}>
        <Link className="pv-link" to={`/match-central/${to}`}>
          All {all}
        </Link>
      </Crease>
      {children}
    </section>
  )
}
