import type { TournamentGround } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import { groundAddress } from '#shared/addresses.ts'
import { MatchRow } from '#shared/match-row.tsx'
import * as t from '#texts/tournaments.ts'
import styles from './grounds-part.module.css'

/** Where a tournament is played, with what comes next at each ground. */
export function GroundsPart({ grounds }: { readonly grounds: readonly TournamentGround[] }) {
  if (grounds.length === 0) {
    return <EmptyState title={t.noGroundsYet}>{t.groundsAppearWithMatches}</EmptyState>
  }
  return (
    <section>
      <SectionHeading title={t.grounds} />
      <ul className={styles.grounds}>
        {grounds.map((one) => (
          <PlayedAt key={one.ground.id} {...one} />
        ))}
      </ul>
    </section>
  )
}

function PlayedAt({ ground, matches, next }: TournamentGround) {
  return (
    <li className="pv-card">
      <Link className={styles.ground} to={groundAddress(ground)}>
        <span className={styles.art}>
          <Ground name={ground.name} view={{ width: 1361, height: 893 }} />
        </span>
        <span className={styles.title}>
          <b>{ground.name}</b>
          <span className="pv-small pv-muted">
            {[ground.city, t.matchesHere({ count: matches })].filter(Boolean).join(', ')}
          </span>
        </span>
      </Link>
      {next === null ? (
        <p className={styles.none}>{t.nothingMoreHere}</p>
      ) : (
        <MatchRow card={next} />
      )}
    </li>
  )
}
