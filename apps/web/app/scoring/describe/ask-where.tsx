import { descriptionOf } from '@pavilion/cricket/description.ts'
import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import type { Pad } from '../pad/use-pad.ts'
import { ballToDescribe, describing, wagonAt } from './described-ball.ts'
import { Field } from './field.tsx'
import styles from './describe.module.css'

type AskWhereProps = { readonly state: MatchState; readonly pad: Pad }

/** Asks beside the keys where the last ball went. The next ball may be scored at once, and is asked about then. */
export function AskWhere({ state, pad }: AskWhereProps) {
  const [skipped, skip] = useState(0)
  const ball = ballToDescribe(state)
  if (ball === null || ball.seq === skipped) return null
  return <Asked key={ball.seq} ball={ball} pad={pad} skip={() => skip(ball.seq)} />
}

type AskedProps = {
  readonly ball: BallEntry
  readonly pad: Pad
  readonly skip: () => void
}

function Asked({ ball, pad, skip }: AskedProps) {
  return (
    <section className={styles.ask} aria-label={t.whereDidItGo}>
      <Field
        isSmall
        wagon={undefined}
        choose={(place) =>
          void pad.describe(() =>
            describing(ball, { ...descriptionOf(ball.fact), wagon: wagonAt(place, ball.fact) }),
          )
        }
      />
      <div className={styles.askText}>
        <p>
          {t.whereDidThatGo({
            ball: ballText(ball.fact),
            b: (text) => <b key="ball">{text}</b>,
          })}
        </p>
        <div className={styles.askButtons}>
          <Button variant="outline" onClick={() => pad.openBall('describe', ball.seq)}>
            {t.more}
          </Button>
          <Button variant="quiet" onClick={skip}>
            {t.skip}
          </Button>
        </div>
      </div>
    </section>
  )
}
