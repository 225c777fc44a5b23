import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import shared from '#shared/console.module.css'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/discipline.ts'
import type { CaseProps } from './case-row.tsx'
import { dismissCase } from './discipline-calls.ts'

type DismissDialogProps = CaseProps & { readonly onClose: () => void }

/** Dismisses a report or a charge, or sets a decision aside, with a reason. */
export function DismissDialog({ one, book, onChanged, onClose }: DismissDialogProps) {
  const { typed, field, busy, onSubmit } = useForm({ reason: '' })
  const { reason } = typed
  const { player: name } = one
  const isDecided = one.state === 'decided'
  const send = async () => {
    if (reason.trim() === '') return { reason: t.giveAReason }
    const asked = { tournamentId: book.tournament.id, caseId: one.id, reason }
    const answer = await dismissCase(asked)
    if (!answer.ok) return { reason: answer.message, ...problemsByPath(answer.errors) }
    toasts.add('success', answer.data.message)
    onChanged(answer.data.data)
    onClose()
    return undefined
  }
  return (
    <Dialog
      open
      title={isDecided ? t.setAsideName({ name }) : t.dismissName({ name })}
      lead={isDecided ? t.setAsideLead : t.dismissLead}
      onClose={onClose}
    >
      <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
        <TextArea label={t.reason} rows={3} maxLength={1000} {...field('reason')} />
        <div>
          <Button type="submit" busy={busy}>
            {isDecided ? t.setAsideDecision : t.dismiss}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
