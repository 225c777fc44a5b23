import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { useRef, useState } from 'react'
import * as t from '#texts/balls.ts'
import { skip as skipText } from '#texts/scoring.ts'
import type { Pad } from '../pad/use-pad.ts'
import { Answers } from './answers.tsx'
import type { Asking } from './asked-parts.ts'
import type { Question } from './asking.ts'
import { ballToAsk, questionsOf } from './asking.ts'
import styles from './ask.module.css'
import { saying } from './described-ball.ts'
import { useAskKeys } from './use-ask-keys.ts'
import { useLeftHanders } from './use-left-handers.ts'
import type { Hands } from './use-left-handers.ts'

type AskBallProps = {
  readonly state: MatchState
  readonly pad: Pad
  readonly asking: Asking
}

/** Asks beside the keys what else was seen of the last ball. The next ball may be scored at once, and is asked about then. */
export function AskBall({ state, pad, asking }: AskBallProps) {
  const hands = useLeftHanders(pad.matchId)
  const ball = ballToAsk(state)
  if (ball === null) return null
  return <Asked key={ball.seq} state={state} ball={ball} pad={pad} asking={asking} hands={hands} />
}

type AskedProps = AskBallProps & { readonly ball: BallEntry; readonly hands: Hands }

/** One question at a time; a tap answers or skips it. */
function Asked({ state, ball, pad, asking, hands }: AskedProps) {
  const [skipped, setSkipped] = useState<readonly Question[]>([])
  const box = useRef<HTMLElement>(null)
  const question = questionsOf(ball.fact, asking).find((one) => !skipped.includes(one))
  const skip = () => question !== undefined && setSkipped([...skipped, question])
  const isKeyed = useAskKeys(box, question, skip)
  if (question === undefined) return null
  const { striker } = ball.fact
  return (
    <section
      ref={box}
      className={classes(styles.ask, isBeside(question) && styles.beside)}
      aria-label={t.asked({ question })}
      data-keyed={isKeyed || undefined}
    >
      <p>
        {t.askedOfBall({
          ball: ballText(ball.fact),
          question,
          b: (text) => <b key="ball">{text}</b>,
        })}
      </p>
      <div className={styles.answers}>
        <Answers
          state={state}
          ball={ball}
          question={question}
          isLeftHander={hands.isLeft(striker)}
          answer={(part) => void pad.describe((now) => saying(now, ball.seq, part))}
        />
      </div>
      <div className={styles.ways}>
        {isBeside(question) && (
          <Button
            variant="quiet"
            aria-pressed={hands.isLeft(striker)}
            onClick={() => hands.turn(striker)}
          >
            {t.leftHander}
          </Button>
        )}
        <Button variant="outline" onClick={skip}>
          {skipText}
        </Button>
      </div>
    </section>
  )
}

/** Drawn, with the words beside it; other questions have a row of words. */
const isBeside = (question: Question): boolean => question === 'wagon' || question === 'pitched'
