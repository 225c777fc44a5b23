import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/academies.ts'
import { type Drill, type Drills, removeDrill, saveDrill } from './plan-calls.ts'
import { trainsText } from './trains-text.ts'

type DrillDialogProps = {
  readonly organisationId: string
  /** None for a new one. */
  readonly drill: Drill | undefined
  readonly onClose: () => void
  readonly onChanged: (drills: Drills) => void
}

const kinds = (['batting', 'bowling', 'fielding', 'keeping', 'fitness', 'game'] as const).map(
  (value) => ({ value, label: trainsText[value] }),
)
const blank = { name: '', minutes: 10, trains: 'batting' as const, equipment: '', how: '' }

function useDrillForm({ organisationId, drill, onChanged }: DrillDialogProps) {
  const { id: _, ...first }: Drill = drill ?? { id: '', ...blank }
  const { typed, change, busy, problems, ...form } = useForm({
    ...first,
    minutes: String(first.minutes),
  })
  const [id] = useState(() => drill?.id ?? randomId())
  const settling = { part: 'fields.', otherwise: 'name', onDone: onChanged }
  const send = async () => {
    const fields = { ...typed, minutes: Number(typed.minutes) }
    return settle(await saveDrill({ organisationId, id, fields }), settling)
  }
  const onSubmit = form.onSubmit(send)
  const remove = () =>
    form.act(async () => settle(await removeDrill({ organisationId, id }), settling))
  return { typed, change, busy, problems, onSubmit, remove }
}

/** Makes or changes a drill, or takes it out of the library. */
export function DrillDialog(props: DrillDialogProps) {
  const form = useDrillForm(props)
  const { busy, onSubmit, remove } = form
  return (
    <Dialog open title={props.drill?.name ?? t.addDrill} onClose={props.onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <Fields form={form} />
        <div className={shared.actions}>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
          {props.drill !== undefined && (
            <Button variant="quiet" busy={busy} onClick={remove}>
              {t.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

type FieldsProps = { readonly form: ReturnType<typeof useDrillForm> }

const Fields = ({ form: { typed, change, problems } }: FieldsProps) => (
  <>
    <TextField
      label={t.name}
      maxLength={80}
      value={typed.name}
      error={problems['name']}
      onChange={({ target }) => change({ name: target.value })}
    />
    <div className={shared.pair}>
      <PlainSelect
        label={t.whatItTrains}
        value={typed.trains}
        choices={kinds}
        onChange={(trains) => change({ trains })}
      />
      <TextField
        label={t.minutes}
        type="number"
        min={1}
        max={240}
        value={typed.minutes}
        error={problems['minutes']}
        onChange={({ target }) => change({ minutes: target.value })}
      />
    </div>
    <TextField
      label={t.equipment}
      maxLength={200}
      value={typed.equipment}
      error={problems['equipment']}
      onChange={({ target }) => change({ equipment: target.value })}
    />
    <TextArea
      label={t.howItIsDone}
      maxLength={2000}
      value={typed.how}
      error={problems['how']}
      onChange={({ target }) => change({ how: target.value })}
    />
  </>
)
