import { TextField } from '@pavilion/kit/text-field.tsx'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { decideMatch } from './fixture-calls.ts'
import type { RowProps } from './fixture-form.tsx'
import { OutcomeFields, useOutcome } from './outcome-form.tsx'
import { FormActions } from './form-actions.tsx'
import { useProgrammeChange } from './use-programme-change.ts'
import { refusalText } from '#state/request.ts'

type ResultFormProps = RowProps & {
  readonly teams: Parameters<typeof useOutcome>[0]
  readonly onDone: () => void
}

/** Decides how a match ended that nobody scores. */
export function ResultForm({ fixture, managed, again, teams, onDone }: ResultFormProps) {
  const { outcome, ...fields } = useOutcome(teams, managed.playing.ballsPerOver)
  const { field, onSubmit } = useForm({ reason: '' })
  const { busy, change } = useProgrammeChange(again)
  const submit = onSubmit(async ({ reason }) => {
    if (outcome === undefined) return { reason: t.typeBothTotals }
    const { id: fixtureId, match } = fixture
    const asked = { tournamentId: managed.tournament.id, fixtureId, outcome, reason }
    const expectedSeq = match?.seq ?? 0
    const refused = await change('decide', () => decideMatch({ ...asked, expectedSeq }))
    if (refused !== undefined) return { reason: refusalText(refused) }
    onDone()
    return undefined
  })
  return (
    <form className={styles.inside} noValidate onSubmit={submit}>
      <OutcomeFields {...fields} />
      <TextField
        label={t.reason}
        help={t.everybodyReadsTheReason}
        placeholder={t.reasonExample}
        maxLength={200}
        {...field('reason')}
      />
      <FormActions label={t.recordTheResult} busy={busy === 'decide'} onCancel={onDone} />
    </form>
  )
}
