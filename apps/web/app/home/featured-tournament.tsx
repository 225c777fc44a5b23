import { Ground } from '@pavilion/kit/art/ground.tsx'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { dayRange } from '#shared/dates.ts'
import { PointsTable } from '#shared/points-table.tsx'
import { StatusWord } from '#shared/status-label.tsx'
import * as t from '#texts/home.ts'
import styles from './featured-tournament.module.css'
import type { Table } from './load-home.ts'

/** The featured tournament as a board: ground, dates, top of the table. */
export function FeaturedTournament({ table: { summary, standings } }: { readonly table: Table }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, status, watchers, from, until, teams } = summary
  return (
    <article className={classes('pv-board', styles.card)}>
      <div className={styles.art}>
        <Ground name={name} view={{ y: -40, width: 889, height: 333 }} />
      </div>
      <div className={styles.body}>
        <span className={styles.top}>
          <StatusWord status={status} />
          {watchers > 0 && (
            <span className="pv-board-caption">{t.watchersWatching({ watchers })}</span>
          )}
        </span>
        <span className={styles.named}>
          <Crest name={name} size={52} />
          <span>
            <Link className={styles.name} to={tournamentAddress(summary)}>
              {name}
            </Link>
            <span className="pv-board-caption">
              {dayRange(from, until, locale)}, {t.teams({ teams })}
            </span>
          </span>
        </span>
        {standings.length > 0 && (
          <div className={styles.table}>
            <PointsTable short caption={t.pointsTable} standings={standings} />
          </div>
        )}
      </div>
    </article>
  )
}
