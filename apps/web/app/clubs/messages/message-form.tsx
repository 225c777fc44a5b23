import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { settle, useSubmission } from '#shared/use-submission.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/clubs.ts'
import { roleNames, ROLES } from './audience-name.ts'
import { type Audience, sendMessage, type Sent } from './message-calls.ts'

type FormProps = { readonly sent: Sent; readonly onSent: (sent: Sent) => void }

function audienceOf(chosen: string): Audience {
  const role = ROLES.find((one) => one === chosen)
  if (role !== undefined) return { to: 'role', role }
  return chosen === 'everyone' ? { to: 'everyone' } : { to: 'team', teamId: chosen }
}

function useMessage({ sent: { organisation }, onSent }: FormProps) {
  const [to, setTo] = useState('everyone')
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [mustBeSeen, setMust] = useState(false)
  const [idempotencyKey] = useState(() => randomId())
  const { busy, problems, submit } = useSubmission()
  const send = async () => {
    const message = { audience: audienceOf(to), subject, text, mustBeSeen }
    const answer = await sendMessage({ organisationId: organisation.id, message, idempotencyKey })
    return settle(answer, { part: 'message.', otherwise: 'subject', onDone: onSent })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  const typed = { to, setTo, subject, setSubject, text, setText, mustBeSeen, setMust }
  return { ...typed, busy, problems, onSubmit }
}

/** Writes to a team, to a role or to everyone of the club. */
export function MessageForm(props: FormProps) {
  const { to, setTo, subject, setSubject, text, setText, ...form } = useMessage(props)
  const { mustBeSeen, setMust, busy, problems, onSubmit } = form
  const choices = [
    { value: 'everyone', label: t.everyone },
    ...props.sent.teams.map(({ id, name }) => ({ value: id, label: name })),
    ...ROLES.map((role) => ({ value: role, label: roleNames[role] })),
  ]
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <Select label={t.writeTo} choices={choices} value={to} onChange={setTo} />
      <TextField
        label={t.messageSubject}
        maxLength={120}
        value={subject}
        error={problems['subject']}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextArea
        label={t.messageText}
        maxLength={4_000}
        value={text}
        error={problems['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <Checkbox checked={mustBeSeen} onChange={({ target }) => setMust(target.checked)}>
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
