import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { instantOf } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { replayMatch } from './fixture-calls.ts'
import type { RowProps } from './fixture-form.tsx'
import { PlaceFields, usePlace } from './fixture-form.tsx'
import { FormActions } from './form-actions.tsx'
import { useProgrammeChange } from './use-programme-change.ts'
import { refusalText } from '#state/request.ts'

/** Takes a result out of the table and plays the match again. */
export function ReplayForm(props: RowProps & { readonly onDone: () => void }) {
  const { fixture, managed, again, onDone } = props
  const place = usePlace('', fixture.ground)
  const { wall, ground, setProblem } = place
  const [reason, setReason] = useState('')
  const { busy, change } = useProgrammeChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const startsAt = instantOf(wall, managed.timeZone)
    if (startsAt === undefined) return setProblem(t.notATime)
    const expectedSeq = fixture.match?.seq ?? 0
    const asked = { tournamentId: managed.tournament.id, fixtureId: fixture.id, expectedSeq }
    const refused = await change('replay', () =>
      replayMatch({ ...asked, startsAt, ground, reason }),
    )
    setProblem(refused && refusalText(refused))
    if (refused === undefined) onDone()
    return undefined
  }
  return (
    <form className={styles.inside} noValidate onSubmit={(event) => void submit(event)}>
      <PlaceFields place={place} />
      <TextField
        label={t.reason}
        help={t.everybodyReadsTheReason}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormActions label={t.replayTheMatch} busy={busy === 'replay'} onCancel={onDone} />
    </form>
  )
}
