import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import { FormActions } from './form-actions.tsx'
import { saveSquadPlayer } from './squad-calls.ts'
import type { Squad, SquadPlayer } from './squad-calls.ts'
import { kindNames } from './squad-text.ts'
import { useChange } from '#shared/use-change.ts'
import { refusalText } from '#state/request.ts'

type FormProps = {
  readonly entryId: string
  readonly player: SquadPlayer
  readonly onChanged: (squad: Squad) => void
  readonly onDone: () => void
}

const kinds = [
  ['member', kindNames.member],
  ['guest', kindNames.guest],
  ['overseas', kindNames.overseas],
] as const

const orNull = (text: string): string | null => (text === '' ? null : text)

/** Corrects what is said of a player. */
export function SquadPlayerForm({ entryId, player, onChanged, onDone }: FormProps) {
  const { id: playerId, isOfClub, name, shirt, kind, bornOn, registeredOn } = player
  const [fields, setFields] = useState<Shown>({ name, shirt, kind, bornOn, registeredOn })
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(onChanged)
  const set = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }))
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const refused = await change('save', () => saveSquadPlayer({ entryId, playerId, fields }))
    setProblem(refused && refusalText(refused))
    if (refused === undefined) onDone()
  }
  return (
    <form className={styles.inside} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t.name}
        maxLength={100}
        value={fields.name}
        error={problem}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Figures fields={fields} set={set} isOfClub={isOfClub} />
      <FormActions label={t.save} busy={busy === 'save'} onCancel={onDone} />
    </form>
  )
}

type Shown = Pick<SquadPlayer, 'name' | 'shirt' | 'kind' | 'bornOn' | 'registeredOn'>
type FiguresProps = {
  readonly fields: Shown
  readonly set: (part: Partial<Shown>) => void
  readonly isOfClub: boolean
}

function Figures({ fields, set, isOfClub }: FiguresProps) {
  const { shirt, kind, bornOn, registeredOn } = fields
  return (
    <>
      <TextField
        label={t.shirt}
        type="number"
        min={0}
        max={999}
        value={shirt ?? ''}
        onChange={({ target: { value } }) => set({ shirt: value === '' ? null : Number(value) })}
      />
      <Choice
        label={t.kindOfPlayer}
        choices={kinds}
        value={kind}
        onChange={(chosen) => set({ kind: chosen })}
      />
      <TextField
        label={t.dateOfBirth}
        help={isOfClub ? t.fromTheClub : undefined}
        type="date"
        value={bornOn ?? ''}
        onChange={({ target }) => set({ bornOn: orNull(target.value) })}
      />
      <TextField
        label={t.registeredOn}
        type="date"
        value={registeredOn ?? ''}
        onChange={({ target }) => set({ registeredOn: orNull(target.value) })}
      />
    </>
  )
}
