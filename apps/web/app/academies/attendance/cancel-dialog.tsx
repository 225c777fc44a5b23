import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/academies.ts'
import { cancelSession, type Session } from './attendance-calls.ts'

type CancelDialogProps = {
  readonly organisationId: string
  readonly session: Session
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Cancels a session, with a reason. */
export function CancelDialog({ organisationId, session, onClose, onDone }: CancelDialogProps) {
  const { batchId, day, starts, name } = session
  const { typed, field, busy, onSubmit } = useForm({ reason: '' })
  const { reason } = typed
  const send = async () => {
    const told = await cancelSession({ organisationId, batchId, day, starts, reason })
    if (!told.ok) return { reason: told.message, ...problemsByPath(told.errors) }
    toasts.add('success', told.data.message)
    onDone()
    return undefined
  }
  return (
    <Dialog
      open
      title={t.cancelQuestion({ time: starts, name })}
      lead={t.whatCancellingMeans}
      onClose={onClose}
    >
      <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
        <TextField label={t.why} maxLength={200} {...field('reason')} />
        <Button type="submit" variant="danger" size="large" wide busy={busy}>
          {t.cancelSession}
        </Button>
      </form>
    </Dialog>
  )
}
