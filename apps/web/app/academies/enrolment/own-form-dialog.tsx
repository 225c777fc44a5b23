import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/academies.ts'
import { type OwnStudent, saveOwnStudent } from './enrolment-calls.ts'
import { Consent, FormFields } from './form-fields.tsx'

type DialogProps = {
  readonly student: OwnStudent
  readonly onClose: () => void
  readonly onSaved: (students: readonly OwnStudent[]) => void
}

function useOwnForm({ student, onClose, onSaved }: DialogProps) {
  const { id: studentId, form, showsName, showsPicture } = student
  const first = { ...form, showsName, showsPicture }
  const { typed: fields, change, busy, problems, onSubmit } = useForm(first)
  const send = async () => {
    const { medical, contactName, contactPhone, ...consent } = fields
    const said = { medical, contactName, contactPhone }
    const answer = await saveOwnStudent({ studentId, form: said, ...consent })
    return settle(answer, {
      otherwise: 'form.medical',
      onDone: (students) => {
        onSaved(students)
        onClose()
      },
    })
  }
  return { fields, change, busy, problems, onSubmit: onSubmit(send) }
}

/** Changes what the academy knows of a student, and what the public may see of a child. */
export function OwnFormDialog(props: DialogProps) {
  const { student, onClose } = props
  const form = useOwnForm(props)
  const { name, organisation, isSelf } = student
  return (
    <Dialog open title={t.changeFormOf({ name, academy: organisation.name })} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={form.onSubmit}>
        {!isSelf && <Consent form={form} />}
        <FormFields form={form} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
