import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { type Problems, settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { todayHere } from '#shared/today.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/associations.ts'
import { AssociationChoice } from './association-choice.tsx'
import { askTransfer, listRegistrable } from './register-calls.ts'
import type { PartProps } from './register-part.ts'

type TransferDialogProps = PartProps & { readonly onClose: () => void }

/** Asks another club for a player, for good or on loan. */
export function TransferDialog(props: TransferDialogProps) {
  const { register, onClose } = props
  const { fields, change, players, busy, problems, onSubmit } = useTransfer(props)
  return (
    <Dialog open title={t.askForPlayer} lead={t.whatATransferIs} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <AssociationChoice
          associations={register.associations}
          chosen={fields.associationId}
          onChoose={(associationId) => change({ associationId, playerId: null })}
        />
        <Select
          label={t.player}
          choices={players.map(({ playerId, name }) => ({ value: playerId, label: name }))}
          value={fields.playerId}
          error={problems['playerId']}
          onChange={(playerId) => {
            const known = players.find((one) => one.playerId === playerId)?.number ?? null
            change({ playerId, number: known === null ? '' : String(known) })
          }}
        />
        <TextField
          label={t.registeredNumber}
          inputMode="numeric"
          value={fields.number}
          error={problems['number']}
          onChange={({ target }) => change({ number: target.value })}
        />
        <Days fields={fields} problems={problems} onChange={change} />
        <Button type="submit" size="large" wide busy={busy}>
          {t.askForTransfer}
        </Button>
      </form>
    </Dialog>
  )
}

type DaysProps = {
  readonly fields: Fields
  readonly problems: Problems
  readonly onChange: (part: Partial<Fields>) => void
}

/** From when, and until when where it is a loan. */
function Days({ fields, problems, onChange }: DaysProps) {
  return (
    <>
      <TextField
        label={t.from}
        type="date"
        value={fields.startsOn}
        error={problems['startsOn']}
        onChange={({ target }) => onChange({ startsOn: target.value })}
      />
      <Checkbox
        checked={fields.isLoan}
        onChange={({ target }) => onChange({ isLoan: target.checked })}
      >
        {t.onlyALoan}
      </Checkbox>
      {fields.isLoan && (
        <TextField
          label={t.lastDayOfLoan}
          type="date"
          value={fields.endsOn}
          error={problems['endsOn']}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
      )}
    </>
  )
}

type Fields = {
  readonly associationId: string
  readonly playerId: string | null
  readonly number: string
  readonly startsOn: string
  readonly isLoan: boolean
  readonly endsOn: string
}

function useTransfer({ register, onChanged, onClose }: TransferDialogProps) {
  const organisationId = register.organisation.id
  const {
    typed: fields,
    change,
    busy,
    problems,
    ...form
  } = useForm<Fields>({
    associationId: register.associations[0]?.id ?? '',
    playerId: null,
    number: '',
    startsOn: todayHere(),
    isLoan: false,
    endsOn: '',
  })
  const { answer } = useQueryAnswer({
    key: ['registrable', organisationId, fields.associationId],
    call: () => listRegistrable(organisationId, fields.associationId),
    keep: false,
  })
  const listed = answer?.ok === true ? answer.data.data : []
  const players = listed.filter(({ standing }) => standing === 'elsewhere' || standing === 'new')
  const send = async () => {
    const { associationId, playerId, startsOn, isLoan, endsOn } = fields
    if (playerId === null) return { playerId: t.choosePlayer }
    const number = Number(fields.number)
    const asked = { organisationId, associationId, playerId, number, startsOn }
    const told = await askTransfer({ ...asked, endsOn: isLoan ? endsOn : null })
    return settle(told, {
      otherwise: 'number',
      onDone: (data) => {
        onChanged(data)
        onClose()
      },
    })
  }
  const onSubmit = form.onSubmit(send)
  return { fields, change, players, busy, problems, onSubmit }
}
