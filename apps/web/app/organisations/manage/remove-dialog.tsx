import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import type { Member } from './manage-calls.ts'
import styles from './manage.module.css'

type RemoveDialogProps = {
  readonly member: Member
  /** The organisation. */
  readonly from: string
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** Asks before a member loses all roles. */
export function RemoveDialog({ member, from, onClose, onConfirm }: RemoveDialogProps) {
  const { isSelf, name } = member
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
  }
  return (
    <Dialog
      open
      title={isSelf ? `Leave ${from}?` : `Remove ${name}?`}
      lead={
        isSelf
          ? 'You lose all your roles at once. Only an invitation brings you back.'
          : `${name} loses every role in ${from} at once. Only an invitation brings them back.`
      }
      onClose={onClose}
    >
      <div className={styles.actions}>
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {isSelf ? `Leave ${from}` : `Remove ${name}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
