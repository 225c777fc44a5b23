import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/academies.ts'
import { BatchTimes } from './batch-times.tsx'
import { PartActions } from './part-actions.tsx'
import type { Plan } from './plan-calls.ts'
import { type BatchFormProps, type BatchFormState, useBatchForm } from './use-batch-form.ts'

/** A group that trains together: when, where, with whom, and how many. */
export function BatchForm(props: BatchFormProps) {
  const form = useBatchForm(props)
  const { fields, change, problems, busy, onSubmit, remove } = form
  const { plan } = props
  if (plan.branches.length === 0) return <p>{t.branchFirst}</p>
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t.name}
        help={t.batchNameHelp}
        maxLength={80}
        value={fields.name}
        error={problems['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Days form={form} plan={plan} />
      <BatchTimes
        times={fields.times}
        error={problems['times']}
        onChange={(times) => change({ times })}
      />
      <Where form={form} plan={plan} />
      <TextField
        label={t.capacity}
        type="number"
        min={1}
        max={500}
        value={fields.capacity}
        error={problems['capacity']}
        onChange={({ target }) => change({ capacity: target.value })}
      />
      <Checkbox
        checked={fields.isOpen}
        onChange={({ target }) => change({ isOpen: target.checked })}
      >
        {t.takesEnrolments}
      </Checkbox>
      <PartActions busy={busy} remove={remove} />
    </form>
  )
}

type PartProps = { readonly form: BatchFormState; readonly plan: Plan }

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  value: id,
  label: name,
})

const NONE = ''

function Days({ form: { fields, change, problems }, plan }: PartProps) {
  return (
    <>
      <PlainSelect
        label={t.term}
        value={fields.termId ?? NONE}
        choices={[...plan.terms.map(named), { value: NONE, label: t.ownDays }]}
        error={problems['termId']}
        onChange={(termId) => change({ termId: termId === NONE ? null : termId })}
      />
      {fields.termId === null && (
        <div className={shared.pair}>
          <TextField
            label={t.firstDay}
            type="date"
            value={fields.firstDay}
            error={problems['days.firstDay']}
            onChange={({ target }) => change({ firstDay: target.value })}
          />
          <TextField
            label={t.lastDay}
            type="date"
            value={fields.lastDay}
            error={problems['days.lastDay']}
            onChange={({ target }) => change({ lastDay: target.value })}
          />
        </div>
      )}
    </>
  )
}

function Where({ form: { fields, change, problems }, plan }: PartProps) {
  const coaches = plan.coaches.map(({ accountId, name }) => ({ value: accountId, label: name }))
  return (
    <>
      <div className={shared.pair}>
        <PlainSelect
          label={t.branch}
          value={fields.branchId}
          choices={plan.branches.map(named)}
          error={problems['branchId']}
          onChange={(branchId) => change({ branchId })}
        />
        <TextField
          label={t.place}
          maxLength={120}
          value={fields.place}
          error={problems['place']}
          onChange={({ target }) => change({ place: target.value })}
        />
      </div>
      <PlainSelect
        label={t.coach}
        value={fields.coachId ?? NONE}
        choices={[{ value: NONE, label: t.nobodyYet }, ...coaches]}
        error={problems['coachId']}
        onChange={(coachId) => change({ coachId: coachId === NONE ? null : coachId })}
      />
    </>
  )
}
