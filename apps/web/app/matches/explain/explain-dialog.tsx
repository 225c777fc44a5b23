import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { explain } from '@pavilion/cricket/views/explain.ts'
import type { Explanation, Part } from '@pavilion/cricket/views/explanation.ts'
import { inUnit } from '@pavilion/cricket/text/length-text.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { BallMark } from '@pavilion/kit/cricket/scoreboard/ball-mark.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useMemo } from 'react'
import { isolated } from '#shared/isolated.ts'
import * as t from '#texts/matches.ts'
import { useWhole } from '../live/use-whole.ts'
import { readAsked, titleOf } from './asked.ts'
import styles from './explain-dialog.module.css'

type ExplainDialogProps = {
  readonly matchId: string
  /** The address of the match. */
  readonly address: string
  /** Null when it has to be asked for. */
  readonly setup: MatchSetup | null
  readonly view: MatchView
  /** As `readAsked` reads it. */
  readonly asked: string
  readonly onClose: () => void
}

/** The balls that made a figure, as many as are on the page's card; a live match adds to them. */
export function ExplainDialog({ asked: text, ...props }: ExplainDialogProps) {
  const { view } = props
  const { match, again } = useWhole({ ...props, seq: view.seq })
  const asked = useMemo(() => readAsked(text), [text])
  const explanation = useMemo(
    () =>
      asked &&
      typeof match === 'object' &&
      explain(match.setup, match.log.slice(0, view.seq), asked),
    [match, view.seq, asked],
  )
  const innings = view.innings.find(({ number }) => number === asked?.innings)
  return (
    <Dialog open onClose={props.onClose} title={asked ? titleOf(asked.figure, innings) : ''}>
      <div aria-live="polite" aria-busy={match === undefined}>
        {match === 'failed' && (
          <p className={styles.failed}>
            {t.ballsNotLoaded} <Button onClick={again}>{t.tryAgain}</Button>
          </p>
        )}
        {explanation && <Sum explanation={explanation} isTarget={asked?.figure.of === 'target'} />}
      </div>
      {explanation && typeof match === 'object' && (
        <ol className={styles.parts}>
          {explanation.parts.map((part) => (
            <Line
              key={part.seq}
              part={part}
              overRules={match.setup.conditions}
              address={props.address}
            />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

type SumProps = { readonly explanation: Explanation; readonly isTarget: boolean }

/** A target is made of innings, all else of balls. */
const Sum = ({ explanation: { parts, sum }, isTarget }: SumProps) => (
  <p className={styles.sum}>
    {isTarget ? t.targetIsMadeOf({ sum }) : t.partsAddUpTo({ parts: parts.length, sum })}
  </p>
)

type LineProps = { readonly part: Part; readonly overRules: OverRules; readonly address: string }

/** Its number leads to the ball in the commentary. */
function Line({ part: { seq, number, mark, text, count }, overRules, address }: LineProps) {
  return (
    <li className={styles.part}>
      <span className={styles.number}>
        {number !== null && (
          <a className="pv-link" href={`${address}?ball=${seq}`}>
            {inUnit(number, overRules)}
          </a>
        )}
      </span>
      <span>{mark && <BallMark kind={mark.kind} text={mark.text} />}</span>
      <span className={styles.words}>{isolated(text)}</span>
      <b className={styles.count}>{count < 0 ? `−${-count}` : count}</b>
    </li>
  )
}
