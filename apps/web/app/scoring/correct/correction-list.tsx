import type { RecordedCorrection } from '@pavilion/contract/matches/scoring-fields.ts'
import { amendmentsOf } from '@pavilion/cricket/corrections/amendments.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { useMemo } from 'react'
import { momentHere } from '#shared/dates.ts'
import * as t from '#texts/scoring.ts'
import { EntryChanges } from './consequences.tsx'
import styles from './book-sheet.module.css'

type CorrectionListProps = {
  readonly state: MatchState
  readonly recorded: readonly RecordedCorrection[]
  /** How many entries the server does not have. */
  readonly unsent: number
}

/** What was corrected: by whom and when, from what, to what and why; the latest first. */
export function CorrectionList({ state, recorded, unsent }: CorrectionListProps) {
  const amendments = useMemo(() => amendmentsOf(state).toReversed(), [state])
  if (amendments.length === 0) return <p>{t.noCorrections}</p>
  return (
    <ol className={styles.amendments}>
      {amendments.map(({ seq, reason, changes, isUndone }) => (
        <li key={seq}>
          <p>
            <b>{reason === '' ? t.noReasonGiven : reason}</b>
            {isUndone && t.undoneInBrackets}
          </p>
          <p className={styles.hint}>
            {madeText(
              recorded.find((one) => one.seq === seq),
              seq > state.seq - unsent,
            )}
          </p>
          <EntryChanges entries={changes} />
        </li>
      ))}
    </ol>
  )
}

function madeText(made: RecordedCorrection | undefined, isUnsent: boolean): string {
  if (made === undefined) return isUnsent ? t.correctedAndNotSent : t.correctedHere
  const when = momentHere(made.at, 'en')
  return made.by === null ? when : `${made.by}, ${when}`
}
