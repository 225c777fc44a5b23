import { Button } from '@pavilion/kit/button.tsx'
import type { ButtonLook } from '@pavilion/kit/button.tsx'
import { CodeBoxes } from '@pavilion/kit/code-boxes.tsx'
import { useState } from 'react'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { sentBefore } from './countdown.ts'
import { ResendRow } from './resend-row.tsx'
import { useCode } from './use-code.ts'

const DIGITS = 4

export type Told = { readonly message: string }

export type CodeStepProps<T extends Told> = {
  /** The label of the button that sends the code. */
  readonly action: string
  readonly look?: ButtonLook['variant']
  readonly confirm: (code: string) => Promise<Answer<T>>
  readonly resend: () => Promise<Answer<Told>>
  readonly onDone: (answer: T) => void
}

/** The fields for a code that has just been sent; another can be requested after a minute. */
export function CodeStep<T extends Told>(props: CodeStepProps<T>) {
  const { action, look, confirm, resend, onDone } = props
  const { field, busy, isFull, submit } = useCode({ digits: DIGITS, confirm, onDone })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeBoxes {...field} label={t.code} />
      <Resend resend={resend} />
      <Button type="submit" size="large" variant={look} wide busy={busy} disabled={!isFull}>
        {action}
      </Button>
      <p className={styles.note}>{t.youCanPaste}</p>
    </form>
  )
}

function Resend({ resend }: { readonly resend: () => Promise<Answer<Told>> }) {
  const [sentAt, setSentAt] = useState<number | undefined>(() => Date.now())
  const again = async () => {
    const answer = await resend()
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    setSentAt(answer.ok ? Date.now() : sentBefore(answer.waitSeconds, Date.now()))
  }
  return <ResendRow sentAt={sentAt} onResend={again} />
}
