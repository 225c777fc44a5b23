import type { DeskAccount } from '@pavilion/contract/accounts/account-desk-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/operator.ts'
import { suspendAccount } from './account-desk-calls.ts'
import styles from './operator.module.css'

type SuspendDialogProps = {
  readonly account: DeskAccount
  readonly onClose: () => void
  readonly onSuspended: (account: DeskAccount) => void
}

/** Asks why somebody is to be kept out. */
export function SuspendDialog({ account, onClose, onSuspended }: SuspendDialogProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const suspend = async () => {
    setBusy(true)
    const answer = await suspendAccount(account.id, reason)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.errors[0]?.message ?? answer.message)
    toasts.add('success', answer.data.message)
    return onSuspended(answer.data.data)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.suspendName({ name: account.name })}
      lead={t.suspendingEndsSessions}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void suspend()
        }}
      >
        <TextArea
          label={t.reasonForOperators}
          rows={3}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.choices}>
          <Button type="submit" variant="danger" busy={busy}>
            {t.suspend}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
