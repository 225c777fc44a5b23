import { Button } from '@pavilion/kit/button.tsx'
import { isWhole } from '@pavilion/kit/code.ts'
import { CodeBoxes } from '@pavilion/kit/code-boxes.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ModalLink } from '#layout/modal-link.tsx'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { resendVerification, verifyPhone } from './account-calls.ts'
import type { BodyProps } from './body-props.ts'
import styles from './account-dialog.module.css'
import { sentBefore } from './countdown.ts'
import { ResendRow } from './resend-row.tsx'
import { signIn } from './sign-in.ts'
import { lastCode, noteCodeSent, rememberedEmail, takePassword } from './verification-memory.ts'

const DIGITS = 4

export function VerificationLead() {
  const email = rememberedEmail()
  if (email === null) return t.signUpOrLog
  const phone = lastCode(email)?.phone
  if (!phone) return t.enterTheFourDigitsWe
  return t.codeSentTo({
    phone,
    b: (text) => (
      <b key="b" className={styles.number}>
        {text}
      </b>
    ),
  })
}

export function VerificationForm({ go }: BodyProps) {
  const [email] = useState(rememberedEmail)
  return email === null ? <FirstThings /> : <CodeForm email={email} go={go} />
}

/** Shown when nobody has signed up or logged in on this device, so there is no number to verify. */
function FirstThings() {
  return (
    <p className={styles.first}>
      <ModalLink modal="signup" className="pv-link" replace>
        {t.signUpText}
      </ModalLink>
      <ModalLink modal="login" className="pv-link" replace>
        {t.logIn}
      </ModalLink>
    </p>
  )
}

type CodeFormProps = { readonly email: string; readonly go: BodyProps['go'] }

function CodeForm({ email, go }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const isFull = code.length === DIGITS && isWhole(code)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isFull || busy) return
    setBusy(true)
    const answer = await verifyPhone(email, code)
    if (!answer.ok) {
      setBusy(false)
      return toasts.add('error', answer.message)
    }
    toasts.add('success', answer.data.message || t.successfullyVerified)
    const password = takePassword(email)
    // Where that fails, the choice of a plan leads to the login.
    if (password !== undefined) await signIn(email, password)
    return go('select-plan')
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeBoxes label={t.verificationCode} value={code} onChange={setCode} />
      <Resend email={email} />
      <Button type="submit" size="large" wide busy={busy} disabled={!isFull}>
        {t.submit}
      </Button>
      <p className={styles.note}>{t.youCanPaste}</p>
    </form>
  )
}

function Resend({ email }: { readonly email: string }) {
  const [sentAt, setSentAt] = useState(() => lastCode(email)?.at)
  const resend = async () => {
    const answer = await resendVerification(email)
    if (!answer.ok) {
      setSentAt(sentBefore(answer.waitSeconds, Date.now()))
      return toasts.add('error', answer.message)
    }
    noteCodeSent(email, null)
    setSentAt(lastCode(email)?.at)
    return toasts.add('success', answer.data.message || t.otpSentSuccessfully)
  }
  return <ResendRow sentAt={sentAt} onResend={resend} />
}
