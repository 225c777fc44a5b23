import type {
  Standing,
  TournamentSummary,
} from '@pavilion/contract/tournaments/tournament-calls.ts'
import { Crease } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { PointsTable } from '#shared/points-table.tsx'
import styles from './points-tables.module.css'

type PointsTablesProps = {
  readonly standings: readonly Standing[]
  readonly tournament: TournamentSummary
}

/** The points table, or one per group. */
export function PointsTables({ standings, tournament }: PointsTablesProps) {
  const groups = [...new Set(standings.map(({ group }) => group))]
  return (
    <section>
      <Crease title="Points table">
        <span className="pv-small pv-muted">
          After {tournament.played} of {tournament.matches} matches. Points, then wins, then net run
          rate.
        </span>
      </Crease>
      {standings.length === 0 && (
        <EmptyState title="No table yet">The first result opens it.</EmptyState>
      )}
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          {group !== null && <h3 className="pv-panel-heading">Group {group}</h3>}
          <PointsTable
            caption={group === null ? 'Points table' : `Points table of group ${group}`}
            standings={standings.filter((line) => line.group === group)}
          />
        </div>
      ))}
    </section>
  )
}
