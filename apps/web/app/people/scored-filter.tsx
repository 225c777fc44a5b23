import { scoredWays } from '@pavilion/contract/matches/scored-ways.ts'
import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import { chipClasses } from '@pavilion/kit/chip.tsx'
import { Link, useLocation } from 'react-router'
import { addressWith } from '#central/address-with.ts'
import styles from '#central/sort-links.module.css'
import * as t from '#texts/people.ts'

const names: Readonly<Record<ScoredWay, string>> = {
  'ball-by-ball': t.scoredBallByBall,
  live: t.scoredLive,
  neutral: t.scoredByNeutrals,
  'both-sides': t.scoredByBothSides,
  signed: t.scoredAndSigned,
}

/** How the matches that count were scored, as the address says. */
export const scoredWayOf = (query: URLSearchParams): ScoredWay | undefined =>
  scoredWays.find((way) => way === query.get('scored'))

type ScoredFilterProps = { readonly current: ScoredWay | undefined }

/** Counts only matches of a career that were scored in a way. */
export function ScoredFilter({ current }: ScoredFilterProps) {
  const location = useLocation()
  return (
    <nav className={styles.sorts} aria-label={t.whichMatchesCount}>
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
