import { Button } from '@pavilion/kit/button.tsx'
import { FieldError } from '@pavilion/kit/field.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { queries, stayWhenSignedOut } from '#state/api.ts'
import { clientState } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { CodeDialog } from './code-dialog.tsx'
import { resendCode } from './own-calls.ts'
import { closeAccount, confirmClosing } from './own-data-calls.ts'
import own from './own-page.module.css'
import { problemsOfProof } from './problems-of-proof.ts'
import { passwordProblem } from './rules.ts'
import { useForm } from '#shared/use-form.ts'

/** Closes the account, with the password and a code sent to its number. */
export function CloseDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  // What the page still reads is refused once the account is gone, and that must not lead to the login.
  useEffect(stayWhenSignedOut, [])
  const onLeft = useRef<() => void>(undefined)
  useEffect(() => () => onLeft.current?.(), [])
  const leave = async (message: string) => {
    const stop = stayWhenSignedOut()
    // A members' page would ask for a login once the account is gone: it has to have made way before.
    const left = new Promise<void>((resolve) => (onLeft.current = resolve))
    await Promise.all([left, navigate('/', { replace: true })])
    clientState.endSession()
    queries.clear()
    toasts.add('success', message)
    stop()
  }
  return (
    <CodeDialog
      title={t.closeYourAccount}
      lead={t.thisCannotBeUndone}
      sentTitle={t.theLastStep}
      sentLead={() => t.weSentFourDigits}
      action={t.closeMyAccount}
      look="danger"
      confirm={confirmClosing}
      resend={() => resendCode('close-account')}
      onClose={onClose}
      onDone={({ message }) => void leave(message)}
      ask={(onSent) => <AskForm onSent={() => onSent('')} />}
    />
  )
}

function AskForm({ onSent }: { readonly onSent: () => void }) {
  const [trouble, setTrouble] = useState<string>()
  const { field, busy, ...form } = useForm({ password: '' }, { password: passwordProblem })
  const submit = form.onSubmit(async ({ password }) => {
    setTrouble(undefined)
    const answer = await closeAccount(password)
    if (!answer.ok) return problemsOfProof(answer, { password: 'password' }, setTrouble)
    onSent()
    return undefined
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <WhatGoes />
      <PasswordField {...field('password')} label={t.password} autoComplete="current-password" />
      <div aria-live="polite">{trouble !== undefined && <FieldError>{trouble}</FieldError>}</div>
      <Button type="submit" size="large" variant="danger" wide busy={busy}>
        {t.sendTheCode}
      </Button>
    </form>
  )
}

const WhatGoes = () => (
  <div className={own.goes}>
    <div>
      <h3>{t.deletedAtOnce}</h3>
      <ul>
        <li>{t.yourNamesPictureEmail}</li>
        <li>{t.yourPasswordSessionsAndOther}</li>
        <li>{t.ourMessages}</li>
        <li>{t.yourRolesInEveryOrganisation}</li>
        <li>{t.yourPlanPurchases}</li>
        <li>{t.unpaidOrders}</li>
      </ul>
    </div>
    <div>
      <h3>{t.keptWithoutYourName}</h3>
      <ul>
        <li>{t.ordersPaymentsAndInvoices}</li>
        <li>{t.pastBookingsAndReviews}</li>
        <li>{t.matchesAndTheirScores}</li>
      </ul>
    </div>
  </div>
)
