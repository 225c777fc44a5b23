import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/academies.ts'
import { PartActions } from './part-actions.tsx'
import { type Programme, saveProgramme } from './plan-calls.ts'
import { levelText } from './programme-text.ts'
import { type FormOf, usePartForm } from './use-part-form.ts'

const kinds = [
  { value: 'course', label: t.course },
  { value: 'camp', label: t.camp },
] as const

const levels = (['any', 'beginner', 'intermediate', 'advanced'] as const).map((value) => ({
  value,
  label: levelText[value],
}))

const blank = {
  kind: 'course',
  name: '',
  level: 'any',
  ageFrom: null,
  ageTo: null,
  about: '',
  price: '',
  isPublic: true,
} as const satisfies Omit<Programme, 'id'>

const numberOf = (text: string) => (text === '' ? null : Number(text))

function useProgrammeForm({ plan, part, onChanged }: FormOf<Programme>) {
  const { id: _id, ...first }: Programme = part ?? { id: '', ...blank }
  return usePartForm({
    plan,
    part,
    kind: 'programmes',
    first: { ...first, ageFrom: String(first.ageFrom ?? ''), ageTo: String(first.ageTo ?? '') },
    save: (of, { ageFrom, ageTo, ...fields }) =>
      saveProgramme({
        ...of,
        fields: { ...fields, ageFrom: numberOf(ageFrom), ageTo: numberOf(ageTo) },
      }),
    onChanged,
  })
}

type Form = ReturnType<typeof useProgrammeForm>

/** What is taught, to whom, and for what price. */
export function ProgrammeForm(of: FormOf<Programme>) {
  const form = useProgrammeForm(of)
  const { fields, change, problems, busy, onSubmit, remove } = form
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t.name}
        maxLength={80}
        value={fields.name}
        error={problems['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <For form={form} />
      <TextArea
        label={t.about}
        maxLength={2000}
        value={fields.about}
        error={problems['about']}
        onChange={({ target }) => change({ about: target.value })}
      />
      <TextField
        label={t.price}
        help={t.priceHelp}
        maxLength={120}
        value={fields.price}
        error={problems['price']}
        onChange={({ target }) => change({ price: target.value })}
      />
      <Checkbox
        checked={fields.isPublic}
        onChange={({ target }) => change({ isPublic: target.checked })}
      >
        {t.showOnPublicPage}
      </Checkbox>
      <PartActions busy={busy} remove={remove} />
    </form>
  )
}

function For({ form: { fields, change, problems } }: { readonly form: Form }) {
  return (
    <>
      <div className={shared.pair}>
        <PlainSelect
          label={t.kind}
          value={fields.kind}
          choices={kinds}
          onChange={(kind) => change({ kind })}
        />
        <PlainSelect
          label={t.level}
          value={fields.level}
          choices={levels}
          onChange={(level) => change({ level })}
        />
      </div>
      <div className={shared.pair}>
        <TextField
          label={t.youngest}
          type="number"
          min={3}
          max={99}
          value={fields.ageFrom}
          error={problems['ageFrom']}
          onChange={({ target }) => change({ ageFrom: target.value })}
        />
        <TextField
          label={t.oldest}
          type="number"
          min={3}
          max={99}
          value={fields.ageTo}
          error={problems['ageTo']}
          onChange={({ target }) => change({ ageTo: target.value })}
        />
      </div>
    </>
  )
}
