import type { OverCommentary } from '@pavilion/cricket/commentary.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { counted } from '#shared/figures.ts'
import { useOutOfView } from '../use-out-of-view.ts'
import { BallLine } from './ball-line.tsx'
import { earlier, isWanted } from './choice.ts'
import type { Choice } from './choice.ts'
import { Filters } from './choices.tsx'
import styles from './commentary.module.css'
import { OverSummary } from './over-summary.tsx'

type CommentaryProps = {
  /** The newest first. */
  readonly overs: readonly OverCommentary[]
  readonly choice: Choice
  readonly hasEarlier: boolean
  readonly battingSide: string
}

/** The innings told ball by ball. While a reader is further down, new balls wait above instead of moving the page. */
export function Commentary({ overs, choice, hasEarlier, battingSide }: CommentaryProps) {
  const [head, away] = useOutOfView<HTMLDivElement>()
  const { held, first, waiting } = useHeld(overs, away)
  const shown = overs
    .map((over) => ({
      over,
      lines: over.lines.filter((line) => line.seq <= held && isWanted(line, choice.balls)),
      told: over.complete && (over.lines[0]?.seq ?? 0) <= held && choice.balls === 'all',
    }))
    .filter(({ lines, told }) => lines.length > 0 || told)
  return (
    <section aria-labelledby="commentary">
      <div className={styles.head} ref={head}>
        <h2 id="commentary" className={`pv-display ${styles.title}`}>
          Commentary
        </h2>
        <Filters choice={choice} />
      </div>
      {waiting > 0 && (
        <a href="#commentary" className={styles.newer}>
          {counted(waiting, 'new ball')}
        </a>
      )}
      {shown.length === 0 && <Nothing choice={choice} />}
      <ol>
        {shown.map(({ over, lines, told }) => (
          <Fragment key={over.over}>
            {told && <OverSummary over={over} battingSide={battingSide} />}
            {lines.map((line) => (
              <BallLine
                key={line.seq}
                line={line}
                isNew={line.seq > first}
                battingSide={battingSide}
              />
            ))}
          </Fragment>
        ))}
      </ol>
      {hasEarlier && (
        <Link
          to={earlier(choice)}
          className={`${buttonClasses({ variant: 'quiet', wide: true })} ${styles.earlier}`}
          preventScrollReset
        >
          Earlier overs
        </Link>
      )}
    </section>
  )
}

/** Up to which entry the list is shown, which was the newest when it was first, and how many balls wait. */
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

function Nothing({ choice: { balls } }: Pick<CommentaryProps, 'choice'>) {
  const what = {
    all: 'No ball has been bowled yet',
    wickets: 'No wicket',
    boundaries: 'No boundary',
  }
  return (
    <p className={styles.nothing}>
      {what[balls]}
      {balls === 'all' ? '.' : ' in these overs.'}
    </p>
  )
}
