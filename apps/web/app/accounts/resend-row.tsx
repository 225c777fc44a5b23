import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import styles from './account-dialog.module.css'
import { clockText, useSecondsLeft } from './countdown.ts'

type ResendRowProps = {
  /** When the last code was sent, in milliseconds; undefined when none is known. */
  readonly sentAt: number | undefined
  readonly onResend: () => Promise<unknown>
}

/** Offers another code a minute after the last one, and counts down until then. */
export function ResendRow({ sentAt, onResend }: ResendRowProps) {
  const [busy, setBusy] = useState(false)
  const seconds = useSecondsLeft(sentAt)
  const resend = async () => {
    setBusy(true)
    await onResend()
    setBusy(false)
  }
  return (
    <p className={styles.resend}>
      <span>No message yet?</span>
      {seconds > 0 ? (
        <span>
          Send again in <b>{clockText(seconds)}</b>
        </span>
      ) : (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void resend()}>
          RESEND
        </Button>
      )}
    </p>
  )
}
