import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import { decideMatch } from './fixture-calls.ts'
import type { RowProps } from './fixture-days.tsx'
import { useChange } from './use-change.ts'

type ResultFormProps = RowProps & { readonly onDone: () => void }

/** Ends a match that nobody scores: awarded to a side, or without a result. */
export function ResultForm({ fixture, managed, again, onDone }: ResultFormProps) {
  const teams = [fixture.home.team, fixture.away.team].flatMap((team) => team ?? [])
  const [winner, setWinner] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const refused = await change('decide', () =>
      decideMatch({
        tournamentId: managed.tournament.id,
        fixtureId: fixture.id,
        winnerId: teams.find(({ id }) => id === winner)?.id ?? null,
        reason,
      }),
    )
    setProblem(refused?.errors[0]?.message ?? refused?.message)
    if (refused === undefined) onDone()
  }
  return (
    <form className={styles.inside} noValidate onSubmit={(event) => void submit(event)}>
      <Choice
        label={t.result}
        choices={[
          ['', t.noResultNobodyWon],
          ...teams.map(({ id, name }) => [String(id), t.awardedTo({ name })] as const),
        ]}
        value={winner}
        onChange={setWinner}
      />
      <TextField
        label={t.reason}
        placeholder={t.reasonExample}
        maxLength={200}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <span className={styles.actions}>
        <Button type="submit" size="small" busy={busy === 'decide'}>
          {t.recordTheResult}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t.cancel}
        </Button>
      </span>
    </form>
  )
}
