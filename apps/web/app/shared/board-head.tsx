import { classes } from '@pavilion/kit/classes.ts'
import { Stats } from '@pavilion/kit/stat.tsx'
import type { StatFigure } from '@pavilion/kit/stat.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import * as t from '#texts/common.ts'
import styles from './board-head.module.css'

type BoardHeadProps = {
  readonly title: string
  /** The crest or the portrait, 148 px. */
  readonly art: ReactNode
  /** Status marks before the name: live, sample. */
  readonly status?: ReactNode
  readonly isSample?: boolean
  /** A few facts on one line. */
  readonly facts: readonly (string | false | null | undefined)[]
  /** The sides that it belongs to, as links. */
  readonly teams?: ReactNode
  /** What visitors may do with it. */
  readonly action?: ReactNode
  /** Four at most. */
  readonly figures: readonly StatFigure[]
  /** A drawing behind the end of the board. */
  readonly backdrop?: ReactNode
}

/** The head of a tournament's, team's, player's, official's or ground's page. */
export function BoardHead(props: BoardHeadProps) {
  const { title, art, status, isSample, facts, teams, action } = props
  const { figures, backdrop } = props
  return (
    <header className={classes('pv-board', styles.head)}>
      {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      <div className={classes('pv-page', styles.inside)}>
        <div className={styles.named}>
          <div className={styles.art}>{art}</div>
          <div>
            {(status || isSample) && (
              <p className={styles.status}>
                {status}
                {isSample && <Tag>{t.sample}</Tag>}
              </p>
            )}
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.facts}>
              {facts.filter(Boolean).map((fact) => (
                <span key={String(fact)}>{fact}</span>
              ))}
            </p>
            {teams}
            {action && <div className={styles.action}>{action}</div>}
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
