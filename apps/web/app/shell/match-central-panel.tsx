import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import { tournamentAddress } from '#shared/addresses.ts'
import { dayRange } from '#shared/dates.ts'
import { StatusWord } from '#shared/status-label.tsx'
import { CentralLinks } from './central-links.tsx'
import styles from './panels.module.css'
import type { FeaturedTournament, Shell } from '#layout/shell.ts'
import * as t from '#texts/shell.ts'

/** Links with counts, and the featured tournament. */
export function MatchCentralPanel({ shell }: { readonly shell: Shell }) {
  return (
    <div className={styles.central}>
      <CentralLinks counts={shell.counts} />
      {shell.featured && <FeaturedCard tournament={shell.featured} locale={shell.site.locale} />}
    </div>
  )
}

type CardProps = { readonly tournament: FeaturedTournament; readonly locale: string }

function FeaturedCard({ tournament, locale }: CardProps) {
  const { name, status, watchers, from, until } = tournament
  return (
    <Link className={classes('pv-board', styles.featured)} to={tournamentAddress(tournament)}>
      <span className={styles.art}>
        <Ground name={name} view={{ y: 20, width: 700, height: 230 }} />
      </span>
      <span className={styles.about}>
        <span className={styles.status}>
          <StatusWord status={status} />
          {watchers > 0 && (
            <span className={classes('pv-board-caption', styles.watching)}>
              <Icon name="eye" size={18} />
              {t.watchersWatching({ watchers })}
            </span>
          )}
        </span>
        <span className={styles.named}>
          <Crest name={name} size={44} />
          <span>
            <b>{name}</b>
            <span className="pv-board-caption">{dayRange(from, until, locale)}</span>
          </span>
        </span>
      </span>
    </Link>
  )
}
