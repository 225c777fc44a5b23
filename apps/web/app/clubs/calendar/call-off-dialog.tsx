import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
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
  const { typed, field, busy, onSubmit } = useForm({ reason: '' })
  const { reason } = typed
  const send = async () => {
    const told = await cancelEntry({ ...of, reason: reason.trim() })
    if (!told.ok) return { reason: told.message, ...problemsByPath(told.errors) }
    toasts.add('success', told.data.message)
    onDone()
    return undefined
  }
  return (
    <Dialog
      open
      title={t.callOffQuestion({ what: whatOf(entry) })}
      lead={t.callOffMeans}
      onClose={onClose}
    >
      <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
        <TextField label={t.why} maxLength={200} {...field('reason')} />
        <Button type="submit" variant="danger" size="large" wide busy={busy}>
          {t.callOff}
        </Button>
      </form>
    </Dialog>
  )
}
