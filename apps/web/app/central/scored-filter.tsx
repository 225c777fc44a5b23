import { scoredWays } from '@pavilion/contract/matches/scored-ways.ts'
import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import { chipClasses } from '@pavilion/kit/chip.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link, useLocation } from 'react-router'
import * as t from '#texts/central.ts'
import { addressWith } from './address-with.ts'
import styles from './scored-filter.module.css'

const names: Readonly<Record<ScoredWay, string>> = {
  'ball-by-ball': t.scoredBallByBall,
  live: t.scoredLive,
  neutral: t.scoredByNeutrals,
  'both-sides': t.scoredByBothSides,
  signed: t.scoredAndSigned,
}

type ScoredFilterProps = { readonly current: ScoredWay | undefined }

/** Counts only matches that were scored in a way. */
export function ScoredFilter({ current }: ScoredFilterProps) {
  const location = useLocation()
  return (
    <nav className={styles.ways} aria-label={t.whichMatchesCount}>
      {[undefined, ...scoredWays].map((way) => (
        <Link
          key={way ?? 'all'}
          className={chipClasses(way === current)}
          to={addressWith(location, { scored: way })}
          aria-current={way === current ? 'true' : undefined}
          preventScrollReset
        >
          {way === undefined ? t.allMatches : names[way]}
        </Link>
      ))}
    </nav>
  )
}

/** In place of figures where no match was scored in the way that is chosen. */
export const NoneScoredThatWay = () => (
  <EmptyState title={t.noneScoredThatWay}>{t.chooseOtherMatches}</EmptyState>
)
