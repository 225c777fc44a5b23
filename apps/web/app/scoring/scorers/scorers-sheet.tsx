import type { Scorer } from '@pavilion/contract/matches/scoring-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useCallback, useState } from 'react'
import { remove, scorers } from '#calls/scoring.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { Sheet } from '../pad/sheet.tsx'
import sheetStyles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'
import { InviteScorer } from './invite-scorer.tsx'
import styles from './scorers-sheet.module.css'

type ScorersSheetProps = { readonly matchId: string; readonly pad: Pad }

/** Who scores a match: others are invited by a link, and taken away at once. */
export function ScorersSheet({ matchId, pad }: ScorersSheetProps) {
  const { answer, again } = useAnswer(useCallback(() => send(scorers, { matchId }), [matchId]))
  return (
    <Sheet title={t.scorers} onClose={() => pad.close('scorers')}>
      {answer === undefined && <p>{common.loading}</p>}
      {answer?.ok === false && (
        <>
          <p role="alert">{answer.message}</p>
          <Button variant="outline" onClick={again}>
            {common.tryAgain}
          </Button>
        </>
      )}
      {answer?.ok && (
        <ul className={styles.scorers}>
          {answer.data.data.scorers.map((scorer) => (
            <ScorerRow
              key={scorer.account.id}
              matchId={matchId}
              scorer={scorer}
              onRemoved={again}
            />
          ))}
        </ul>
      )}
      <section className={sheetStyles.form}>
        <h3 className={sheetStyles.label}>{t.withoutNetwork}</h3>
        <Button variant="outline" wide onClick={() => pad.open('hand-over')}>
          {t.handOverToDevice}
        </Button>
        <Button variant="outline" wide onClick={() => pad.open('receive')}>
          {t.takeOverFromDevice}
        </Button>
      </section>
      <InviteScorer matchId={matchId} />
    </Sheet>
  )
}

type ScorerRowProps = {
  readonly matchId: string
  readonly scorer: Scorer
  readonly onRemoved: () => void
}

/** Who was invited can be taken away; that is asked twice. */
function ScorerRow({ matchId, scorer: { account, as }, onRemoved }: ScorerRowProps) {
  const [isAsked, ask] = useState(false)
  const [refusal, refuse] = useState<string | null>(null)
  const takeAway = async () => {
    const answer = await send(remove, { matchId, accountId: account.id })
    if (!answer.ok) return refuse(answer.message)
    return onRemoved()
  }
  return (
    <li>
      <span className={styles.who}>
        <b>{account.name}</b>
        <small>{as === 'creator' ? t.madeTheMatch : t.invited}</small>
        {refusal !== null && <small role="alert">{refusal}</small>}
      </span>
      {as === 'invited' && !isAsked && (
        <Button
          variant="outline"
          size="small"
          aria-label={t.takeNamedAway({ name: account.name })}
          onClick={() => ask(true)}
        >
          {t.takeAway}
        </Button>
      )}
      {isAsked && (
        <span className={sheetStyles.check}>
          <Button variant="danger" size="small" onClick={() => void takeAway()}>
            {t.takeAwayNow}
          </Button>
          <Button variant="quiet" size="small" onClick={() => ask(false)}>
            {t.keepScorer}
          </Button>
        </span>
      )}
    </li>
  )
}
