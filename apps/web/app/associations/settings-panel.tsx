import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { ChangeEvent } from 'react'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/associations.ts'
import { type Register, saveAssociation } from './register-calls.ts'
import type { PartProps } from './register-part.ts'

type SettingsProps = PartProps & { readonly settings: NonNullable<Register['settings']> }

const day = (value: string | null, onDay: (day: string | null) => void) => ({
  type: 'date',
  value: value ?? '',
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onDay(target.value || null),
})
const most = (value: number | null, onMost: (most: number | null) => void) => ({
  type: 'number',
  min: 0,
  max: 11,
  value: value ?? '',
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
    onMost(target.value === '' ? null : Number(target.value)),
})

/** How an association runs its register. */
export function SettingsPanel(props: SettingsProps) {
  const { fields, change, busy, problems, onSubmit } = useSettings(props)
  return (
    <Panel level={2} title={t.rulesOfRegister}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <Checkbox
          checked={fields.approves === 'by-hand'}
          onChange={({ target }) => change({ approves: target.checked ? 'by-hand' : 'at-once' })}
        >
          {t.approvesByHand}
        </Checkbox>
        <div className={shared.pair}>
          <TextField
            label={t.transfersFrom}
            error={problems['transfersFrom']}
            {...day(fields.transfersFrom, (transfersFrom) => change({ transfersFrom }))}
          />
          <TextField
            label={t.transfersUntil}
            error={problems['transfersUntil']}
            {...day(fields.transfersUntil, (transfersUntil) => change({ transfersUntil }))}
          />
        </div>
        <div className={shared.pair}>
          <TextField
            label={t.mostOverseas}
            error={problems['mostOverseas']}
            {...most(fields.mostOverseas, (mostOverseas) => change({ mostOverseas }))}
          />
          <TextField
            label={t.mostStars}
            error={problems['mostStars']}
            {...most(fields.mostStars, (mostStars) => change({ mostStars }))}
          />
        </div>
        <div>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function useSettings({ register, settings, onChanged }: SettingsProps) {
  const { revision, ...saved } = settings
  const { typed: fields, change, busy, problems, ...form } = useForm(saved)
  const send = async () => {
    const organisationId = register.organisation.id
    const answer = await saveAssociation({ organisationId, revision, fields })
    return settle(answer, { part: 'fields.', otherwise: 'transfersFrom', onDone: onChanged })
  }
  const onSubmit = form.onSubmit(send)
  return { fields, change, busy, problems, onSubmit }
}
