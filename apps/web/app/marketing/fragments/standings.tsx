import { classes } from '@pavilion/kit/classes.ts'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { playerAddress, tournamentAddress } from '#shared/addresses.ts'
import { PointsTable } from '#shared/points-table.tsx'
import * as t from '#texts/marketing.ts'
import type { Samples } from '../load-samples.ts'
import styles from './fragments.module.css'

type Shown = { readonly table: NonNullable<Samples['table']> }

/** The top of the featured tournament's table. */
export function Standings({ table: { tournament, standings } }: Shown) {
  return (
    <div className={classes('pv-card', styles.card)}>
      <Link className={styles.cardTitle} to={tournamentAddress(tournament)}>
        {tournament.name}
        {tournament.isSample && <Tag>{t.sample}</Tag>}
        <span className="pv-caption">{t.afterOfMatches(tournament)}</span>
      </Link>
      <PointsTable
        short
        caption={t.pointsTableOf({ tournament: tournament.name })}
        standings={standings}
      />
    </div>
  )
}

/** The leading run-scorers and wicket-takers. */
export function Leaders({ table: { leaders } }: Shown) {
  const lists = [
    { title: t.mostRuns, list: leaders.runs },
    { title: t.mostWickets, list: leaders.wickets },
  ].filter(({ list }) => list.length > 0)
  return (
    <div className={styles.columns}>
      {lists.map(({ title, list }) => (
        <div key={title}>
          <h3 className="pv-caption">{title}</h3>
          <ol className={styles.lines}>
            {list.slice(0, 3).map(({ player, team, text }) => (
              <li key={player.id}>
                <Link to={playerAddress(player)}>
                  <span>
                    {player.name} <small className="pv-muted">{team.name}</small>
                  </span>
                  <b className={styles.figure}>{text}</b>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
