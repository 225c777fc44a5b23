import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'
import { ballNumberIn, ballsOfInnings } from '@pavilion/cricket/views/balls.ts'
import * as t from '#texts/scoring.ts'
import styles from './last-balls.module.css'
import type { Pad } from './use-pad.ts'

const MOST = 24

type LastBallsProps = { readonly state: MatchState; readonly pad: Pad }

/** The balls of the innings in words, newest first: beside the pad, where there is room. */
export function LastBalls({ state, pad }: LastBallsProps) {
  const naming = shortNames(state)
  const balls = state.current ? ballsOfInnings(state.current).slice(-MOST).toReversed() : []
  return (
    <aside className={styles.aside} aria-label={t.lastBalls}>
      <h2 className={styles.asideTitle}>{t.lastBalls}</h2>
      {balls.length === 0 ? (
        <p>{t.lastBallsAppearHere}</p>
      ) : (
        <ol>
          {balls.map((ball) => (
            <li key={ball.entry.seq}>
              <button
                type="button"
                className={styles.ball}
                onClick={() => pad.openBall('book', ball.entry.seq)}
              >
                <b>{ballNumberIn(state.setup.conditions, ball)}</b>
                <span>
                  {t.bowlerToStriker({
                    bowler: naming(ball.entry.fact.bowler),
                    striker: naming(ball.entry.fact.striker),
                  })}
                </span>
                <span className={styles.what}>{ballText(ball.entry.fact)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.hint}>{t.helpForLastBalls}</p>
    </aside>
  )
}
