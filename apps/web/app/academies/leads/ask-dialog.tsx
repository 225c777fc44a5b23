import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/academies.ts'
import { askAcademy } from './lead-calls.ts'

type AskDialogProps = { readonly organisationId: string; readonly onClose: () => void }

function useQuestion({ organisationId, onClose }: AskDialogProps) {
  const { typed, change, busy, problems, ...form } = useForm({
    name: '',
    phone: '',
    email: '',
    studentName: '',
    age: '',
    question: '',
    website: '',
  })
  const [id] = useState(() => randomId())
  const send = async () => {
    const { website, email, age, ...rest } = typed
    const fields = {
      ...rest,
      email: email.trim() === '' ? null : email,
      age: age === '' ? null : Number(age),
      programmeId: null,
    }
    const answer = await askAcademy({ organisationId, id, fields, website })
    return settle(answer, { part: 'fields.', otherwise: 'question', onDone: onClose })
  }
  const onSubmit = form.onSubmit(send)
  return { typed, change, busy, problems, onSubmit }
}

/** Asks an academy about training, with or without an account. */
export function AskDialog(props: AskDialogProps) {
  const { typed, change, busy, problems, onSubmit } = useQuestion(props)
  const text = (name: 'name' | 'phone' | 'email' | 'studentName' | 'age', label: string) => (
    <TextField
      label={label}
      type={name === 'age' ? 'number' : name === 'phone' ? 'tel' : 'text'}
      value={typed[name]}
      error={problems[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <Dialog open title={t.askAQuestion} lead={t.whatBecomesOfAQuestion} onClose={props.onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextArea
          label={t.yourQuestion}
          maxLength={2000}
          value={typed.question}
          error={problems['question']}
          onChange={({ target }) => change({ question: target.value })}
        />
        {text('name', t.yourName)}
        <div className={shared.pair}>
          {text('phone', t.phone)}
          {text('email', t.email)}
          {text('studentName', t.whoWouldTrain)}
          {text('age', t.age)}
        </div>
        <input
          name="website"
          hidden
          tabIndex={-1}
          autoComplete="off"
          value={typed.website}
          onChange={({ target }) => change({ website: target.value })}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t.sendQuestion}
        </Button>
      </form>
    </Dialog>
  )
}
