import { data, Link } from 'react-router'
import { apiContext } from '#context.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import { PointsTable } from '#shared/points-table.tsx'
import type { NamedTable } from '#shared/named-tables.ts'
import { cutOf, tablesOf } from '#shared/named-tables.ts'
import * as t from '#texts/matches.ts'
import type { Route } from './+types/match-table-page.ts'
import styles from './match.module.css'
import { useMatch } from './use-match.ts'

export async function loader({ context, params: { matchId } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { tournament } = (await orNotFound(api.matches.card({ matchId }))).data
  if (tournament === null) throw data(null, { status: 404 })
  const shown = await orNotFound(api.tournaments.show({ tournamentId: tournament.id }))
  const { details, standings } = shown.data
  return { tournament: shown.data.tournament, standings, places: details?.qualifiers ?? 0 }
}

/** The tournament's table; of several, the latest that both sides are in, or else one of them. */
export default function MatchTablePage({ loaderData }: Route.ComponentProps) {
  const { tournament, places } = loaderData
  const { card } = useMatch()
  const sides = card.sides.map(({ id }) => id)
  const tables = tablesOf(loaderData.standings)
  const has = (table: NamedTable, id: string) => table.standings.some(({ team }) => team.id === id)
  const shown =
    tables.findLast((table) => sides.every((id) => has(table, id))) ??
    tables.findLast((table) => sides.some((id) => has(table, id)))
  const { name = null, standings = [] } = shown ?? {}
  const caption = name === null ? t.pointsTable : t.pointsTableNamed({ table: name })
  return (
    <section className={styles.table}>
      <h2 className="pv-panel-heading">{caption}</h2>
      {standings.length === 0 ? (
        <p className={styles.nothing}>{t.noMatchInThisTable}</p>
      ) : (
        <PointsTable
          caption={caption}
          standings={standings}
          marked={sides}
          cut={cutOf(standings, places)}
        />
      )}
      <p>
        {t.inOfMatches({
          tournament: tournament.name,
          played: tournament.played,
          matches: tournament.matches,
          link: (text) => (
            <Link
              key="tournament"
              className="pv-link"
              to={`${tournamentAddress(tournament)}?show=table`}
            >
              {text}
            </Link>
          ),
        })}
      </p>
    </section>
  )
}
