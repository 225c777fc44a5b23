import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import type { Answer } from '#state/request.ts'
import * as t from '#texts/appointments.ts'
import { useChange } from '#shared/use-change.ts'

type Given = { readonly accepts: boolean; readonly reason: string }

type AnswerFormProps<T> = {
  readonly send: (given: Given) => Promise<Answer<{ readonly message: string; readonly data: T }>>
  readonly onChanged: (data: T) => void
}

/** Accepts, or declines with a reason. */
export function AnswerForm<T>({ send, onChanged }: AnswerFormProps<T>) {
  const [reason, setReason] = useState('')
  const { busy, change } = useChange(onChanged)
  const give = (accepts: boolean) => change(String(accepts), () => send({ accepts, reason }))
  return (
    <div className={shared.form}>
      <TextField
        label={t.reasonToDecline}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={shared.actions}>
        <Button busy={busy === 'true'} onClick={() => void give(true)}>
          {t.accept}
        </Button>
        <Button variant="outline" busy={busy === 'false'} onClick={() => void give(false)}>
          {t.decline}
        </Button>
      </div>
    </div>
  )
}
