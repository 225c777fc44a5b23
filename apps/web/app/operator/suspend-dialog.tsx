import type { ConsoleAccount } from '@pavilion/contract/accounts/account-console-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/operator.ts'
import { suspendAccount } from './account-console-calls.ts'
import styles from './operator.module.css'
import { refusalText } from '#state/request.ts'

type SuspendDialogProps = {
  readonly account: ConsoleAccount
  readonly onClose: () => void
  readonly onSuspended: (account: ConsoleAccount) => void
}

/** Asks why somebody is to be kept out. */
export function SuspendDialog({ account, onClose, onSuspended }: SuspendDialogProps) {
  const { typed, field, busy, onSubmit } = useForm({ reason: '' })
  const suspend = async () => {
    const answer = await suspendAccount(account.id, typed.reason)
    if (!answer.ok) return { reason: refusalText(answer) }
    toasts.add('success', answer.data.message)
    onSuspended(answer.data.data)
    return undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.suspendName({ name: account.name })}
      lead={t.suspendingEndsSessions}
    >
      <form noValidate onSubmit={onSubmit(suspend)}>
        <TextArea label={t.reasonForOperators} rows={3} maxLength={500} {...field('reason')} />
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
