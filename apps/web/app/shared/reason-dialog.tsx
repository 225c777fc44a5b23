import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from './console.module.css'
import { useForm } from './use-form.ts'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/common.ts'
import { refusalText } from '#state/request.ts'

type ReasonDialogProps = {
  readonly title: string
  readonly lead: string
  readonly label: string
  /** What is done. */
  readonly action: string
  readonly send: (reason: string) => Promise<Answer<{ readonly message: string }>>
  readonly onClose: () => void
}

/** Asks why, and does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, label, action, send, onClose } = props
  const { typed, field, busy, onSubmit } = useForm({ reason: '' })
  const { reason } = typed
  const ask = async () => {
    const answer = await send(reason)
    if (!answer.ok) return { reason: refusalText(answer) }
    toasts.add('success', answer.data.message)
    onClose()
    return undefined
  }
  return (
    <Dialog open title={title} lead={lead} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit(ask)}>
        <TextField label={label} maxLength={300} {...field('reason')} />
        <div className={shared.actions}>
          <Button type="submit" variant="danger" busy={busy}>
            {action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
