import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { inUnit, oversName } from '@pavilion/cricket/text/length-text.ts'
import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'
import { BallStrip } from '@pavilion/kit/cricket/scoreboard/ball-strip.tsx'
import { isolated } from '#shared/isolated.ts'
import * as t from '#texts/matches.ts'
import { marksText } from '../board/board-text.ts'
import styles from './commentary.module.css'
import { marksOf } from './over-marks.ts'

type OverSummaryProps = {
  readonly over: OverCommentary
  readonly battingSide: string
  readonly overRules: OverRules
}

/** The summary of an over: its balls, the score, both batters and the bowler. */
export function OverSummary({ over, battingSide, overRules }: OverSummaryProps) {
  const marks = marksOf(over)
  return (
    <li className={styles.summary} id={`over-${over.over}`}>
      <div className={styles.summaryHead}>
        <b className="pv-display">
          {oversName(overRules)} {over.over}
        </b>
        <span>{overText(over)}</span>
      </div>
      <BallStrip balls={marks} label={marksText(marks)} />
      <div className={styles.figures}>
        <span>
          <b>{over.score}</b> {battingSide}
        </span>
        {over.batters.map(({ name, runs, balls }) => (
          <span key={name}>
            {isolated(name)} <b>{runs}</b> ({balls})
          </span>
        ))}
        <Bowler {...over.bowler} overRules={overRules} />
      </div>
    </li>
  )
}

type BowlerProps = OverCommentary['bowler'] & Pick<OverSummaryProps, 'overRules'>

/** The engine's figures are overs-maidens-runs-wickets; shown are wickets for runs. */
function Bowler({ name, figures, overRules }: BowlerProps) {
  const [overs = '', , runs, wickets] = figures.split('-')
  return (
    <span>
      {isolated(name)}{' '}
      <b>
        {wickets}–{runs}
      </b>{' '}
      ({inUnit(overs, overRules)})
    </span>
  )
}

/** "6 runs, 1 wicket" */
function overText({ runs, wickets }: Pick<OverCommentary, 'runs' | 'wickets'>): string {
  const parts = [t.runsInOver({ runs }), wickets > 0 && t.wicketsInOver({ wickets })]
  return parts.filter(Boolean).join(', ')
}
