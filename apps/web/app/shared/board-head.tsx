import { classes } from '@pavilion/kit/classes.ts'
import { Stats } from '@pavilion/kit/stat.tsx'
import type { StatFigure } from '@pavilion/kit/stat.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import styles from './board-head.module.css'

type BoardHeadProps = {
  readonly title: string
  /** The crest or the portrait, 148 px. */
  readonly art: ReactNode
  /** Live, sample: what must be known before the name is read. */
  readonly status?: ReactNode
  readonly isSample?: boolean
  /** A few facts in a line. */
  readonly facts: readonly (string | false | null | undefined)[]
  /** Four at most. */
  readonly figures: readonly StatFigure[]
  /** A drawing behind the far end. */
  readonly backdrop?: ReactNode
}

/** The head of the page of a tournament, team, player, official or ground: a board with its figures. */
export function BoardHead(props: BoardHeadProps) {
  const { title, art, status, isSample, facts, figures, backdrop } = props
  return (
    <header className={classes('pv-board', styles.head)}>
      {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      <div className={classes('pv-page', styles.inside)}>
        <div className={styles.named}>
          <div className={styles.art}>{art}</div>
          <div>
            <p className={styles.status}>
              {status}
              {isSample && <Tag>Sample</Tag>}
            </p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.facts}>
              {facts.filter(Boolean).map((fact) => (
                <span key={String(fact)}>{fact}</span>
              ))}
            </p>
          </div>
        </div>
        {figures.length > 0 && (
          <div className={styles.figures}>
            <Stats figures={figures} />
          </div>
        )}
      </div>
    </header>
  )
}
