import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { problemsByPath, useSubmission } from '#shared/use-submission.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/discipline.ts'
import type { CaseProps } from './case-row.tsx'
import { dismissCase } from './discipline-calls.ts'

type DismissDialogProps = CaseProps & { readonly onClose: () => void }

/** Dismisses a report or a charge, or sets a decision aside, with a reason. */
export function DismissDialog({ one, book, onChanged, onClose }: DismissDialogProps) {
  const [reason, setReason] = useState('')
  const { busy, problems, submit } = useSubmission()
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
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  return (
    <Dialog
      open
      title={isDecided ? t.setAsideName({ name }) : t.dismissName({ name })}
      lead={isDecided ? t.setAsideLead : t.dismissLead}
      onClose={onClose}
    >
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextArea
          label={t.reason}
          rows={3}
          maxLength={1000}
          value={reason}
          error={problems['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {isDecided ? t.setAsideDecision : t.dismiss}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
