import { descriptionOf } from '@pavilion/cricket/description.ts'
import type { BallEntry } from '@pavilion/cricket/fold/state.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { Button } from '@pavilion/kit/button.tsx'
import * as t from '#texts/scoring.ts'
import type { Pad } from '../pad/use-pad.ts'
import { describing, wagonAt } from './described-ball.ts'
import { Field } from './field.tsx'
import styles from './describe.module.css'

type AskWhereProps = {
  readonly ball: BallEntry
  readonly pad: Pad
  readonly skip: () => void
}

/** Asks beside the keys where the last ball went. The next ball may be scored at once, and is asked about then. */
export function AskWhere({ ball, pad, skip }: AskWhereProps) {
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
