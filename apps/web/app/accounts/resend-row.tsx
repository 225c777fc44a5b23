import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import * as t from '#texts/accounts.ts'
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
      <span>{t.noMessageYet}</span>
      {seconds > 0 ? (
        <span>
          {t.sendAgainIn({ time: clockText(seconds), b: (text) => <b key="b">{text}</b> })}
        </span>
      ) : (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void resend()}>
          {t.resend}
        </Button>
      )}
    </p>
  )
}
