import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { problemsByPath, useSubmission } from '#shared/use-submission.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import { cancelEntry, type Entry } from './calendar-calls.ts'
import { whatOf } from './entry-text.tsx'

type CallOffDialogProps = {
  readonly organisationId: string
  readonly entryId: string
  readonly entry: Entry
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Calls an entry off, with a reason. */
export function CallOffDialog({ entry, onClose, onDone, ...of }: CallOffDialogProps) {
  const [reason, setReason] = useState('')
  const { busy, problems, submit } = useSubmission()
  const send = async () => {
    const told = await cancelEntry({ ...of, reason: reason.trim() })
    if (!told.ok) return { reason: told.message, ...problemsByPath(told.errors) }
    toasts.add('success', told.data.message)
    onDone()
    return undefined
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  return (
    <Dialog
      open
      title={t.callOffQuestion({ what: whatOf(entry) })}
      lead={t.callOffMeans}
      onClose={onClose}
    >
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.why}
          maxLength={200}
          value={reason}
          error={problems['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" variant="danger" size="large" wide busy={busy}>
          {t.callOff}
        </Button>
      </form>
    </Dialog>
  )
}
