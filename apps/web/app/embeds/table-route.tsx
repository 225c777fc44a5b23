import { apiContext, siteContext } from '#context.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { signed } from '#shared/figures.ts'
import { type NamedTable, tablesOf } from '#shared/named-tables.ts'
import * as t from '#texts/embeds.ts'
import type { Route } from './+types/table-route.ts'
import styles from './embed.css?inline'
import { embedPage, ifFound, missingPage } from './embed-page.tsx'

/** A table changes when a match ends, not with every ball. */
const TABLE_WAIT_MS = 10_000

/** The tables of a tournament. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { tournamentId } = params
  const found = await ifFound(context.get(apiContext).tournaments.show({ tournamentId }))
  if (found === undefined) return missingPage({ context, request }, styles)
  const { tournament, standings } = found.data
  const tables = tablesOf(standings)
  return embedPage(
    { context, request },
    {
      title: t.tableOf({ tournament: tournament.name }),
      styles,
      follows: { stream: '/live/scores', about: tournament.id, wait: TABLE_WAIT_MS },
      children: (
        <a className="panel" href={tournamentAddress(tournament)} target="_blank" rel="noopener">
          <span className="caption">
            <bdi className="what">{tournament.name}</bdi>
            <span className="brand">{context.get(siteContext).name}</span>
          </span>
          {tables.length === 0 && <span className="said">{t.noTableYet}</span>}
          {tables.map((table) => (
            <PointsTable key={table.name} table={table} />
          ))}
        </a>
      ),
    },
  )
}

const PointsTable = ({ table: { name, standings } }: { readonly table: NamedTable }) => (
  <table>
    <caption className={name === null ? 'hidden' : undefined}>{name ?? t.pointsTable}</caption>
    <thead>
      <tr>
        <th scope="col">{t.team}</th>
        <th scope="col">
          <abbr title={t.played}>{t.playedShort}</abbr>
        </th>
        <th scope="col">
          <abbr title={t.won}>{t.wonShort}</abbr>
        </th>
        <th scope="col">
          <abbr title={t.lost}>{t.lostShort}</abbr>
        </th>
        <th scope="col">
          <abbr title={t.netRunRate}>{t.netRunRateShort}</abbr>
        </th>
        <th scope="col">
          <abbr title={t.points}>{t.pointsShort}</abbr>
        </th>
      </tr>
    </thead>
    <tbody>
      {standings.map((line) => (
        <tr key={line.team.id}>
          <th scope="row">
            <span className="team">
              <bdi>{line.team.name}</bdi>
              {line.isPlaying && <b className="live">{t.live}</b>}
            </span>
          </th>
          <td>{line.played}</td>
          <td>{line.won}</td>
          <td>{line.lost}</td>
          <td>{signed(line.netRunRate)}</td>
          <td>
            <b>{line.points}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
