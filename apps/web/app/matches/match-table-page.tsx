import { data, Link } from 'react-router'
import { apiContext } from '#context.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import { PointsTable } from '#shared/points-table.tsx'
import type { Route } from './+types/match-table-page.ts'
import styles from './match.module.css'
import { useMatch } from './use-match.ts'

export async function loader({ context, params: { matchId } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { tournament } = (await orNotFound(api.matches.card({ matchId }))).data
  if (tournament === null) throw data(null, { status: 404 })
  const shown = await orNotFound(api.tournaments.show({ tournamentId: tournament.id }))
  return { tournament: shown.data.tournament, standings: shown.data.standings }
}

/** The tournament's table; with groups, that of this match's group. */
export default function MatchTablePage({ loaderData }: Route.ComponentProps) {
  const { tournament } = loaderData
  const { card } = useMatch()
  const sides = card.sides.map(({ id }) => id)
  const group = loaderData.standings.find(({ team }) => sides.includes(team.id))?.group ?? null
  const standings = loaderData.standings.filter((line) => line.group === group)
  const caption = group === null ? 'Points table' : `Points table, group ${group}`
  return (
    <section className={styles.table}>
      <h2 className="pv-panel-heading">{caption}</h2>
      {standings.length === 0 ? (
        <p className={styles.nothing}>No match of this table has been played yet.</p>
      ) : (
        <PointsTable caption={caption} standings={standings} marked={sides} />
      )}
      <p>
        <Link className="pv-link" to={`${tournamentAddress(tournament)}?show=table`}>
          {tournament.name}, after {tournament.played} of {tournament.matches} matches
        </Link>
      </p>
    </section>
  )
}
