import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/common.ts'
import shared from '#shared/console.module.css'

type ConfirmDialogProps = {
  readonly title: string
  readonly lead: string
  /** What is done when it is confirmed. */
  readonly action: string
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
  /** What may be chosen before. */
  readonly children?: ReactNode
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, lead, action, onClose, onConfirm, children } = props
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    onClose()
  }
  return (
    <Dialog open title={title} lead={lead} onClose={onClose}>
      {children}
      <div className={shared.actions}>
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
