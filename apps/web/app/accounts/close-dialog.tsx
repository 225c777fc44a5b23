import { Button } from '@pavilion/kit/button.tsx'
import { FieldError } from '@pavilion/kit/field.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { queries } from '#state/api.ts'
import { clientState } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import styles from './account-dialog.module.css'
import { CodeDialog } from './code-dialog.tsx'
import { resendCode } from './own-calls.ts'
import { closeAccount, confirmClosing } from './own-data-calls.ts'
import own from './own-page.module.css'
import { problemsOfProof } from './problems-of-proof.ts'
import { passwordProblem } from './rules.ts'
import { useForm } from './use-form.ts'

/** Closes the account, with the password and a code sent to its number. */
export function CloseDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const leave = async (message: string) => {
    // Navigate first: a members' page would ask for a login once the account is gone.
    await navigate('/', { replace: true })
    clientState.endSession()
    queries.clear()
    toasts.add('success', message)
  }
  return (
    <CodeDialog
      title="Close your account"
      lead="It cannot be undone. You can sign up again, as somebody new."
      sentTitle="The last step"
      sentLead={() => 'We sent four digits to your number. They close the account at once.'}
      action="CLOSE MY ACCOUNT"
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
  const { field, busy, submit } = useForm({
    initial: { password: '' },
    rules: { password: passwordProblem },
    send: async ({ password }) => {
      setTrouble(undefined)
      const answer = await closeAccount(password)
      if (!answer.ok) return problemsOfProof(answer, { password: 'password' }, setTrouble)
      onSent()
      return undefined
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <WhatGoes />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <div aria-live="polite">{trouble !== undefined && <FieldError>{trouble}</FieldError>}</div>
      <Button type="submit" size="large" variant="danger" wide busy={busy}>
        SEND THE CODE
      </Button>
    </form>
  )
}

const WhatGoes = () => (
  <div className={own.goes}>
    <div>
      <h3>What goes, at once</h3>
      <ul>
        <li>Your names, picture, email and mobile number</li>
        <li>Your password, sessions and other ways to log in</li>
        <li>What we sent you, and what happened to the account</li>
        <li>Your place in every organisation</li>
        <li>A plan that you have bought: the money stays spent</li>
        <li>Orders that are not paid for</li>
      </ul>
    </div>
    <div>
      <h3>What stays, without you</h3>
      <ul>
        <li>Orders, payments and invoices, as the law wants</li>
        <li>Past bookings and reviews, as a former member’s</li>
        <li>Matches and their scores</li>
      </ul>
    </div>
  </div>
)
