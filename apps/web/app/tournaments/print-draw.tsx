import type { TournamentDetails } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { tableName } from '#shared/named-tables.ts'
import * as t from '#texts/tournaments.ts'
import styles from './print-schedule.module.css'

type PrintDrawProps = { readonly details: TournamentDetails | null }

/** Who plays in which group, for paper only. */
export function PrintDraw({ details }: PrintDrawProps) {
  const teams = details?.teams ?? []
  const groups = Map.groupBy(teams, ({ group }) => group)
  if (groups.size < 2) return null
  return (
    <table className={styles.paper}>
      <caption>{t.theDraw}</caption>
      <tbody>
        {[...groups].map(([group, rows]) => (
          <tr key={group}>
            <th scope="row">{tableName({ stage: null, group })}</th>
            <td>{rows.map(({ team }) => team.name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
