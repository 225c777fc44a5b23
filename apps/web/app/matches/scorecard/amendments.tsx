import { useCallback } from 'react'
import { amendments } from '#calls/scoring.ts'
import { momentHere } from '#shared/dates.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/matches.ts'
import { useMatch } from '../use-match.ts'
import styles from './amendments.module.css'

type Amendment = OutputOf<typeof amendments>['data']['amendments'][number]

/** What was corrected once the match had its result; nothing where nothing was. */
export function Amendments() {
  const { card, locale } = useMatch()
  const { id: matchId } = card
  const { answer } = useAnswer(useCallback(() => send(amendments, { matchId }), [matchId]))
  const made = answer?.ok ? answer.data.data.amendments : []
  if (made.length === 0) return null
  return (
    <section className={styles.amendments} aria-labelledby="amendments">
      <h2 id="amendments">{t.amendedAfterTheResult}</h2>
      <ol>
        {made.map((one) => (
          <Amended key={one.seq} amendment={one} locale={locale} />
        ))}
      </ol>
    </section>
  )
}

type AmendedProps = { readonly amendment: Amendment; readonly locale: string }

function Amended({ amendment, locale }: AmendedProps) {
  const { at, by, reason, changes, isUndone, isAfterSigning } = amendment
  const when = momentHere(at, locale)
  return (
    <li>
      <p>
        <b>{reason === '' ? t.noReasonGiven : reason}</b>
        {isAfterSigning && <span className={styles.after}> {t.afterSigning}</span>}
        {isUndone && <span className={styles.undone}> {t.takenBack}</span>}
      </p>
      <p className={styles.made}>{by === null ? when : t.amendedBy({ by, when })}</p>
      <ul>
        {changes.map(({ number, from, to }, at) => (
          <li key={at}>
            {number !== null && <b>{number}</b>} {from === null ? t.nothingRecorded : <s>{from}</s>}
            {' → '}
            {to ?? t.nothingRecorded}
          </li>
        ))}
      </ul>
    </li>
  )
}
