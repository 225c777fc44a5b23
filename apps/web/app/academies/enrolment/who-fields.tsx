import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/academies.ts'
import type { Offer } from './enrolment-calls.ts'
import { Consent } from './form-fields.tsx'
import type { EnrolFormState } from './use-enrol-form.ts'

type WhoProps = { readonly form: EnrolFormState; readonly students: Offer['students'] }

const SOMEBODY_NEW = ''

/** Who is enrolled: a child or oneself, or somebody whom the academy has already. */
export function Who({ form, students }: WhoProps) {
  const { fields, change, choose, problems } = form
  const [chosen, setChosen] = useState(SOMEBODY_NEW)
  return (
    <div className={shared.form}>
      {students.length > 0 && (
        <PlainSelect
          label={t.student}
          value={chosen}
          choices={[
            { value: SOMEBODY_NEW, label: t.somebodyNew },
            ...students.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(studentId) => {
            setChosen(studentId)
            choose(studentId)
          }}
        />
      )}
      <SelfOrChild form={form} />
      <div className={shared.pair}>
        <TextField
          label={t.fullName}
          maxLength={100}
          value={fields.name}
          error={problems['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        {!fields.isSelf && (
          <TextField
            label={t.bornOn}
            type="date"
            value={fields.bornOn}
            error={problems['bornOn']}
            onChange={({ target }) => change({ bornOn: target.value })}
          />
        )}
      </div>
      {!fields.isSelf && <Consent form={form} />}
    </div>
  )
}

function SelfOrChild({ form: { fields, change } }: Pick<WhoProps, 'form'>) {
  return (
    <fieldset className={shared.actions}>
      <legend className="pv-hidden">{t.whoTrains}</legend>
      <Checkbox
        kind="radio"
        name="who"
        checked={!fields.isSelf}
        onChange={() => change({ isSelf: false })}
      >
        {t.aChild}
      </Checkbox>
      <Checkbox
        kind="radio"
        name="who"
        checked={fields.isSelf}
        onChange={() => change({ isSelf: true, bornOn: '' })}
      >
        {t.myself}
      </Checkbox>
    </fieldset>
  )
}
