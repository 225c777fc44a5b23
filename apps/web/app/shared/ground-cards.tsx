import type { GroundSummary } from '@pavilion/contract/grounds/ground-calls.ts'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { groundAddress } from './addresses.ts'
import styles from './ground-cards.module.css'

type GroundCardsProps = {
  readonly grounds: readonly GroundSummary[]
  /** An action below each card. */
  readonly action?: (ground: GroundSummary) => ReactNode
}

/** Grounds with their drawings, which are derived from the name. */
export function GroundCards({ grounds, action }: GroundCardsProps) {
  return (
    <ul className={styles.cards}>
      {grounds.map((ground) => (
        <li key={ground.id}>
          <Link className={styles.card} to={groundAddress(ground)}>
            <span className={styles.art}>
              <Ground name={ground.name} view={{ width: 1361, height: 893 }} />
            </span>
            <span className={styles.title}>
              <b>{ground.name}</b>
              {ground.isPlaying && <LiveTag />}
            </span>
            <span className="pv-small pv-muted">
              {[ground.city, t.matchesText({ matches: ground.matches })].filter(Boolean).join(', ')}
            </span>
          </Link>
          {action?.(ground)}
        </li>
      ))}
    </ul>
  )
}
