import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'
import { OverCard } from '@pavilion/kit/cricket/scoreboard/over-card.tsx'
import * as t from '#texts/matches.ts'
import { marksText } from '../board/board-text.ts'
import type { OverMark } from '../board/board-text.ts'
import styles from '../match.module.css'
import { marksOf } from './over-marks.ts'

type OverCardsProps = {
  readonly overs: readonly OverCommentary[]
  /** The current over with its balls to come; undefined between overs. */
  readonly current: readonly OverMark[] | undefined
}

/**
 * The latest overs as cards, newest first, each linking to its commentary; the current one has a dark edge.
 */
export function OverCards({ overs, current }: OverCardsProps) {
  if (overs.length === 0) return null
  return (
    <nav className={styles.overs} aria-label={t.latestOvers}>
      {overs.map((over, index) => {
        const isCurrent = index === 0 && current !== undefined
        const marks = isCurrent ? current : marksOf(over)
        return (
          <a key={over.over} href={isCurrent ? '#commentary' : `#over-${over.over}`}>
            <OverCard
              over={over.over}
              summary={summary(over)}
              bowler={over.bowler.name}
              balls={marks}
              label={marksText(marks)}
              current={isCurrent}
            />
          </a>
        )
      })}
    </nav>
  )
}

/** "6 runs, 1w" */
function summary({ runs, wickets }: OverCommentary): string {
  return [t.runsInOver({ runs }), wickets > 0 && `${wickets}w`].filter(Boolean).join(', ')
}
