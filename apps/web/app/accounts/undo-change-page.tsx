import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import type { Route } from './+types/undo-change-page.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import { shellOf } from '#shared/head.ts'
import { toasts } from '#state/toasts.ts'
import { CodeStep } from './code-step.tsx'
import { confirmUndo, undoChange } from './own-calls.ts'
import { ownHead } from './own-head.ts'
import styles from './own-page.module.css'
import { useHashToken } from './use-hash-token.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: 'Take your account back',
    description: 'Undo a change of your email or mobile number that was not yours.',
    path: '/undo-email-change',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link in a letter about a changed number or address leads: undoes the change. */
export default function UndoChangePage() {
  const token = useHashToken()
  const [step, setStep] = useState<'ask' | 'code' | 'done'>('ask')
  return (
    <div className={`pv-page ${styles.page} ${styles.narrow}`}>
      <h1 className="pv-title">Take your account back</h1>
      {token === '' && (
        <p>This page is reached through the link in our e-mail. Yours seems to be incomplete.</p>
      )}
      {token !== '' && step === 'ask' && <Ask token={token} onSent={() => setStep('code')} />}
      {token && step === 'code' && (
        <>
          <p>We sent four digits to the mobile number that you had before the change.</p>
          <CodeStep
            action="TAKE IT BACK"
            confirm={(code) => confirmUndo(token, code)}
            resend={() => undoChange(token)}
            onDone={() => setStep('done')}
          />
        </>
      )}
      {step === 'done' && <Done />}
    </div>
  )
}

type AskProps = { readonly token: string | undefined; readonly onSent: () => void }

function Ask({ token, onSent }: AskProps) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await undoChange(token ?? '')
    setBusy(false)
    if (answer.ok) return onSent()
    return toasts.add('error', answer.errors[0]?.message ?? answer.message)
  }
  return (
    <>
      <p>
        Was your email or mobile number changed, and it was not you? Then take both back. Everybody
        is logged out, the password opens nothing any more, and we mail you a link to set another.
      </p>
      <div>
        <Button size="large" busy={busy} disabled={token === undefined} onClick={() => void send()}>
          SEND THE CODE
        </Button>
      </div>
    </>
  )
}

const Done = () => (
  <output className={styles.form}>
    <span>
      Your account is yours again. We mailed you a link to set a new password; with that you{' '}
      <ModalLink className="pv-link" modal="login">
        log in
      </ModalLink>
      .
    </span>
  </output>
)
