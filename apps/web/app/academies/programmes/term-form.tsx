import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/academies.ts'
import { PartActions } from './part-actions.tsx'
import { saveHoliday, saveTerm, type Term } from './plan-calls.ts'
import { type FormOf, usePartForm } from './use-part-form.ts'

type TermFormProps = FormOf<Term> & { readonly kind: 'terms' | 'holidays' }

const saving = { terms: saveTerm, holidays: saveHoliday }

/** A term, or days without sessions. */
export function TermForm({ plan, part, kind, onChanged }: TermFormProps) {
  const { fields, change, problems, busy, onSubmit, remove } = usePartForm({
    plan,
    part,
    kind,
    first: {
      name: part?.name ?? '',
      firstDay: part?.firstDay ?? '',
      lastDay: part?.lastDay ?? '',
    },
    save: (of, typed) => saving[kind]({ ...of, fields: typed }),
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
      <div className={shared.pair}>
        <TextField
          label={t.firstDay}
          type="date"
          value={fields.firstDay}
          error={problems['firstDay']}
          onChange={({ target }) => change({ firstDay: target.value })}
        />
        <TextField
          label={t.lastDay}
          type="date"
          value={fields.lastDay}
          error={problems['lastDay']}
          onChange={({ target }) => change({ lastDay: target.value })}
        />
      </div>
      <PartActions busy={busy} remove={remove} />
    </form>
  )
}
