import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { oversName } from '@pavilion/cricket/text/length-text.ts'
import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/matches.ts'
import { useOutOfView } from '../use-out-of-view.ts'
import { BallLine } from './ball-line.tsx'
import { earlier, isWanted } from './choice.ts'
import type { Choice } from './choice.ts'
import { Filters } from './commentary-filters.tsx'
import styles from './commentary.module.css'
import { OverSummary } from './over-summary.tsx'
import { useState } from 'react'

/** Up to which entry the list is shown, and how many newer balls are held back. */
function useHeld(overs: readonly OverCommentary[], away: boolean) {
  const newest = Math.max(0, ...overs.slice(0, 2).flatMap(({ lines }) => lines.map((l) => l.seq)))
  const [first] = useState(newest)
  const [held, setHeld] = useState(newest)
  if (held !== newest && (!away || newest < held)) setHeld(newest)
  const waiting = overs.flatMap(({ lines }) =>
    lines.filter(({ seq, mark }) => seq > held && mark !== null),
  ).length
  return { held, first, waiting }
}

type CommentaryProps = {
  /** Newest first, including overs that are held back. */
  readonly overs: readonly OverCommentary[]
  readonly choice: Choice
  readonly hasEarlier: boolean
  readonly battingSide: string
  readonly overRules: OverRules
  /** Of the match. */
  readonly address: string
  /** The choice among the innings. */
  readonly turns?: ReactNode
}

/**
 * The ball-by-ball commentary. While the reader has scrolled down, new balls are held back so that the page
 * does not move.
 */
export function Commentary(props: CommentaryProps) {
  const { overs, choice, hasEarlier, battingSide, overRules, address, turns } = props
  const [head, away] = useOutOfView<HTMLDivElement>()
  const { held, first, waiting } = useHeld(overs, away)
  const shown = overs
    .filter(({ lines }) => lines.some(({ seq }) => seq <= held))
    .slice(0, choice.overs)
    .map((over) => chosen(over, held, choice))
    .filter(({ lines, told }) => lines.length > 0 || told)
  return (
    <section aria-labelledby="commentary">
      <div className={styles.head} ref={head}>
        <h2 id="commentary" className={`pv-display ${styles.title}`}>
          {t.commentary}
        </h2>
        {turns}
        {overs.length > 0 && <Filters choice={choice} />}
      </div>
      {waiting > 0 && (
        <a href="#commentary" className={styles.newer}>
          {t.newBalls({ balls: waiting })}
        </a>
      )}
      {shown.length === 0 && <Nothing choice={choice} />}
      <ol>
        {shown.map(({ over, lines, told }) => (
          <Fragment key={over.over}>
            {told && <OverSummary {...{ over, battingSide, overRules }} />}
            {lines.map((line) => (
              <BallLine
                key={line.seq}
                line={line}
                isNew={line.seq > first}
                side={battingSide}
                overRules={overRules}
                address={address}
              />
            ))}
          </Fragment>
        ))}
      </ol>
      {hasEarlier && <Earlier choice={choice} overRules={overRules} />}
    </section>
  )
}

type ChoiceProps = Pick<CommentaryProps, 'choice'>

function Earlier({ choice, overRules }: Pick<CommentaryProps, 'choice' | 'overRules'>) {
  const look = buttonClasses({ variant: 'quiet', wide: true })
  return (
    <Link to={earlier(choice)} className={classes(look, styles.earlier)} preventScrollReset>
      {t.earlierOvers({ unit: oversName(overRules) })}
    </Link>
  )
}

/** The lines of an over to show, and whether its summary is shown. */
function chosen(over: OverCommentary, held: number, { balls }: Choice) {
  return {
    over,
    lines: over.lines.filter((line) => line.seq <= held && isWanted(line, balls)),
    told: over.complete && (over.lines[0]?.seq ?? 0) <= held && balls === 'all',
  }
}

function Nothing({ choice: { balls } }: ChoiceProps) {
  const what = {
    all: t.noBallHasBeenBowledYet,
    wickets: t.noWicketInTheseOvers,
    boundaries: t.noBoundaryInTheseOvers,
  }
  return <p className={styles.nothing}>{what[balls]}</p>
}
