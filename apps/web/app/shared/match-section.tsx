import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import type { ReactNode } from 'react'
import * as t from '#texts/common.ts'
import { MatchRow } from './match-row.tsx'
import styles from './match-section.module.css'

type MatchSectionProps = {
  readonly title: string
  readonly matches: readonly MatchCard[]
  readonly withTournament?: boolean
  /** So many are seen at once; the others are unfolded. */
  readonly most?: number
  /** Rendered at the end of the heading. */
  readonly children?: ReactNode
}

/** Matches under a heading; nothing when there are none. */
export function MatchSection(props: MatchSectionProps) {
  const { title, matches, most = matches.length, children, ...row } = props
  if (matches.length === 0) return null
  const rowsOf = (cards: MatchSectionProps['matches']) =>
    cards.map((card) => <MatchRow key={card.id} card={card} {...row} />)
  const others = matches.slice(most)
  return (
    <section>
      <SectionHeading title={title}>{children}</SectionHeading>
      <div className={classes('pv-card', styles.rows)}>
        {rowsOf(matches.slice(0, most))}
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>{t.moreMatches({ count: others.length })}</summary>
            {rowsOf(others)}
          </details>
        )}
      </div>
    </section>
  )
}
