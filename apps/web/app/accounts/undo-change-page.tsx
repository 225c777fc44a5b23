import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import type { Route } from './+types/undo-change-page.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import { shellOf } from '#shared/head.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { CodeStep } from './code-step.tsx'
import { confirmUndo, undoChange } from './own-calls.ts'
import { ownHead } from '#shared/own-head.ts'
import styles from './own-page.module.css'
import { useHashToken } from '#shared/use-hash-token.ts'
import { refusalText } from '#state/request.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.takeYourAccountBack,
    description: t.undoAChange,
    path: '/undo-email-change',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link in an email about a changed number or address leads: undoes the change. */
export default function UndoChangePage() {
  const token = useHashToken()
  const [step, setStep] = useState<'ask' | 'code' | 'done'>('ask')
  return (
    <div className={`pv-page ${styles.page} ${styles.narrow}`}>
      <h1 className="pv-title">{t.takeYourAccountBack}</h1>
      {token === '' && <p>{t.openThisPage}</p>}
      {token !== '' && step === 'ask' && <Ask token={token} onSent={() => setStep('code')} />}
      {token && step === 'code' && (
        <>
          <p>{t.weSentFourDigitsToThe}</p>
          <CodeStep
            action={t.takeItBack}
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
    return toasts.add('error', refusalText(answer))
  }
  return (
    <>
      <p>{t.didSomeoneElseChange}</p>
      <div>
        <Button size="large" busy={busy} disabled={token === undefined} onClick={() => void send()}>
          {t.sendTheCode}
        </Button>
      </div>
    </>
  )
}

const Done = () => (
  <output className={styles.form}>
    <span>
      {t.accountIsYours({
        link: (text) => (
          <ModalLink key="link" className="pv-link" modal="login">
            {text}
          </ModalLink>
        ),
      })}
    </span>
  </output>
)
