import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/clubs.ts'
import { roleNames, ROLES } from './audience-name.ts'
import { type Audience, sendMessage, type Sent } from './message-calls.ts'

type FormProps = { readonly sent: Sent; readonly onSent: (sent: Sent) => void }

function audienceOf(chosen: string, { batches }: Sent): Audience {
  const role = ROLES.find((one) => one === chosen)
  if (role !== undefined) return { to: 'role', role }
  if (batches.some(({ id }) => id === chosen)) return { to: 'batch', batchId: chosen }
  return chosen === 'everyone' ? { to: 'everyone' } : { to: 'team', teamId: chosen }
}

function useMessage({ sent, onSent }: FormProps) {
  const { typed, ...form } = useForm({ to: 'everyone', subject: '', text: '', mustBeSeen: false })
  const [idempotencyKey] = useState(() => randomId())
  const send = async () => {
    const { to, ...written } = typed
    const message = { audience: audienceOf(to, sent), ...written }
    const answer = await sendMessage({
      organisationId: sent.organisation.id,
      message,
      idempotencyKey,
    })
    return settle(answer, { part: 'message.', otherwise: 'subject', onDone: onSent })
  }
  return { ...form, typed, onSubmit: form.onSubmit(send) }
}

/** Writes to a team, to a role or to everyone of the club. */
export function MessageForm(props: FormProps) {
  const { typed, change, field, busy, onSubmit } = useMessage(props)
  const choices = [
    { value: 'everyone', label: t.everyone },
    ...props.sent.teams.map(({ id, name }) => ({ value: id, label: name })),
    ...props.sent.batches.map(({ id, name }) => ({ value: id, label: name })),
    ...ROLES.map((role) => ({ value: role, label: roleNames[role] })),
  ]
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <Select
        label={t.writeTo}
        choices={choices}
        value={typed.to}
        onChange={(to) => change({ to })}
      />
      <TextField label={t.messageSubject} maxLength={120} {...field('subject')} />
      <TextArea label={t.messageText} maxLength={4_000} {...field('text')} />
      <Checkbox
        checked={typed.mustBeSeen}
        onChange={({ target }) => change({ mustBeSeen: target.checked })}
      >
        {t.mustBeSeen}
      </Checkbox>
      <p className="pv-small pv-muted">{t.howMessagesGo}</p>
      <div>
        <Button type="submit" busy={busy}>
          {t.sendMessage}
        </Button>
      </div>
    </form>
  )
}
