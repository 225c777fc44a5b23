import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { decideMatch } from './fixture-calls.ts'
import type { RowProps } from './fixture-form.tsx'
import { OutcomeFields, useOutcome } from './outcome-form.tsx'
import { FormActions } from './form-actions.tsx'
import { useProgrammeChange } from './use-programme-change.ts'

type ResultFormProps = RowProps & {
  readonly teams: Parameters<typeof useOutcome>[0]
  readonly onDone: () => void
}

/** Decides how a match ended that nobody scores. */
export function ResultForm({ fixture, managed, again, teams, onDone }: ResultFormProps) {
  const { outcome, ...fields } = useOutcome(teams, managed.playing.ballsPerOver)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useProgrammeChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (outcome === undefined) return setProblem(t.typeBothTotals)
    const { id: fixtureId, match } = fixture
    const asked = { tournamentId: managed.tournament.id, fixtureId, outcome, reason }
    const expectedSeq = match?.seq ?? 0
    const refused = await change('decide', () => decideMatch({ ...asked, expectedSeq }))
    setProblem(refused?.errors[0]?.message ?? refused?.message)
    if (refused === undefined) onDone()
    return undefined
  }
  return (
    <form className={styles.inside} noValidate onSubmit={(event) => void submit(event)}>
      <OutcomeFields {...fields} />
      <TextField
        label={t.reason}
        help={t.everybodyReadsTheReason}
        placeholder={t.reasonExample}
        maxLength={200}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormActions label={t.recordTheResult} busy={busy === 'decide'} onCancel={onDone} />
    </form>
  )
}
