import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import type { Problems } from '#shared/form-problems.ts'
import * as t from '#texts/academies.ts'

export type FormText = {
  readonly medical: string
  readonly contactName: string
  readonly contactPhone: string
}

type FormProps = {
  readonly form: {
    readonly fields: FormText
    readonly change: (part: Partial<FormText>) => void
    readonly problems: Problems
  }
}

/** What those who coach have to know of a student. */
export function FormFields({ form: { fields, change, problems } }: FormProps) {
  return (
    <div className={shared.form}>
      <p className="pv-small pv-muted">{t.whoSeesTheForm}</p>
      <TextArea
        label={t.medical}
        help={t.medicalHelp}
        maxLength={1000}
        value={fields.medical}
        error={problems['form.medical']}
        onChange={({ target }) => change({ medical: target.value })}
      />
      <div className={shared.pair}>
        <TextField
          label={t.contactName}
          maxLength={100}
          value={fields.contactName}
          error={problems['form.contactName']}
          onChange={({ target }) => change({ contactName: target.value })}
        />
        <TextField
          label={t.contactPhone}
          type="tel"
          maxLength={40}
          value={fields.contactPhone}
          error={problems['form.contactPhone']}
          onChange={({ target }) => change({ contactPhone: target.value })}
        />
      </div>
    </div>
  )
}

type ConsentText = { readonly showsName: boolean; readonly showsPicture: boolean }

type ConsentProps = {
  readonly form: {
    readonly fields: ConsentText
    readonly change: (part: Partial<ConsentText>) => void
  }
}

/** What the public may see of a child. */
export function Consent({ form: { fields, change } }: ConsentProps) {
  return (
    <fieldset className={shared.form}>
      <legend className="pv-small pv-muted">{t.whatThePublicSees}</legend>
      <Checkbox
        checked={fields.showsName}
        onChange={({ target }) => change({ showsName: target.checked })}
      >
        {t.showName}
      </Checkbox>
      <Checkbox
        checked={fields.showsPicture}
        onChange={({ target }) => change({ showsPicture: target.checked })}
      >
        {t.showPicture}
      </Checkbox>
    </fieldset>
  )
}
