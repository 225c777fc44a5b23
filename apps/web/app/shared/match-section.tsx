import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import type { ReactNode } from 'react'
import { MatchRow } from './match-row.tsx'
import styles from './match-section.module.css'

type MatchSectionProps = {
  readonly title: string
  readonly matches: readonly MatchCard[]
  readonly withTournament?: boolean
  /** Rendered at the end of the heading. */
  readonly children?: ReactNode
}

/** Matches under a heading; nothing when there are none. */
export function MatchSection({ title, matches, children, ...row }: MatchSectionProps) {
  if (matches.length === 0) return null
  return (
    <section>
      <SectionHeading title={title}>{children}</SectionHeading>
      <div className={classes('pv-card', styles.rows)}>
        {matches.map((card) => (
          <MatchRow key={card.id} card={card} {...row} />
        ))}
      </div>
    </section>
  )
}
