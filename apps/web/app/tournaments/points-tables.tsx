import type {
  Standing,
  TournamentSummary,
} from '@pavilion/contract/tournaments/tournament-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { signedPoints } from '#shared/figures.ts'
import { PointsTable } from '#shared/points-table.tsx'
import { cutOf, tablesOf } from '#shared/named-tables.ts'
import * as t from '#texts/tournaments.ts'
import styles from './points-tables.module.css'
import { WhoGoesThrough } from './who-goes-through.tsx'

type PointsTablesProps = {
  readonly standings: readonly Standing[]
  readonly tournament: TournamentSummary
  /** How many of each table go through. */
  readonly places?: number | undefined
  /** With what each side needs in order to go through. */
  readonly whole?: boolean
}

/** The points table, or one for each group of each stage. */
export function PointsTables({ standings, tournament, places = 0, whole }: PointsTablesProps) {
  return (
    <section>
      <SectionHeading title={t.pointsTable}>
        <span className="pv-small pv-muted">
          {t.afterPlayedOfMatchesOrdered({
            played: tournament.played,
            matches: tournament.matches,
          })}
        </span>
      </SectionHeading>
      {standings.length === 0 && <EmptyState title={t.noTableYet}>{t.theTableAppears}</EmptyState>}
      {tablesOf(standings).map(({ name, standings: rows }) => (
        <div key={name} className={styles.group}>
          {name !== null && <h3 className="pv-panel-heading">{name}</h3>}
          <PointsTable
            caption={name === null ? t.pointsTable : t.pointsTableName({ name })}
            standings={rows}
            cut={cutOf(rows, places)}
          />
          <Notes standings={rows} />
          {whole && <WhoGoesThrough standings={rows} />}
        </div>
      ))}
    </section>
  )
}

/** Why some sides have other points than their results bring, and who plays no more. */
function Notes({ standings }: Pick<PointsTablesProps, 'standings'>) {
  const notes = standings.flatMap(({ team, adjustments, hasWithdrawn }) => [
    ...(hasWithdrawn ? [t.hasWithdrawn({ name: team.name })] : []),
    ...adjustments.map(({ points: given, fine, reason }) => {
      const points = signedPoints(given)
      if (fine === null) return t.adjustedFor({ name: team.name, points, reason })
      return given === 0
        ? t.finedFor({ name: team.name, fine, reason })
        : t.finedAndAdjusted({ name: team.name, fine, points, reason })
    }),
  ])
  if (notes.length === 0) return null
  return (
    <ul className="pv-small pv-muted">
      {[...new Set(notes)].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
