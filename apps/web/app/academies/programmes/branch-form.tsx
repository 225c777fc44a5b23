import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/academies.ts'
import { PartActions } from './part-actions.tsx'
import { type Branch, saveBranch } from './plan-calls.ts'
import { type FormOf, usePartForm } from './use-part-form.ts'

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))

/** A place where an academy teaches, with its clock. */
export function BranchForm({ plan, part, onChanged }: FormOf<Branch>) {
  const first = {
    name: part?.name ?? '',
    address: part?.address ?? '',
    timeZone: part?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const { fields, change, problems, busy, onSubmit, remove } = usePartForm({
    plan,
    part,
    kind: 'branches',
    first,
    save: (of, typed) => saveBranch({ ...of, fields: typed }),
    onChanged,
  })
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t.name}
        maxLength={80}
        value={fields.name}
        error={problems['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t.address}
        maxLength={200}
        value={fields.address}
        error={problems['address']}
        onChange={({ target }) => change({ address: target.value })}
      />
      <Select
        label={t.timeZone}
        choices={
          zones.some(({ value }) => value === fields.timeZone)
            ? zones
            : [{ value: fields.timeZone, label: fields.timeZone }, ...zones]
        }
        value={fields.timeZone}
        error={problems['timeZone']}
        onChange={(timeZone) => change({ timeZone })}
      />
      <PartActions busy={busy} remove={remove} />
    </form>
  )
}
