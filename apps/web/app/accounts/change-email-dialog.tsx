import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import styles from './account-dialog.module.css'
import type { ContactDialogProps } from './change-phone-dialog.tsx'
import { CodeStep } from './code-step.tsx'
import { changeEmail, confirmEmail, resendCode } from './own-calls.ts'
import { emailProblem, passwordProblem } from './rules.ts'
import { problemsOf, useForm } from './use-form.ts'

const fields = { email: 'email', password: 'password' } as const

type ChangeEmailProps = Omit<ContactDialogProps, 'locale'>

/** Another address, proved by the four digits that go to it. */
export function ChangeEmailDialog({ profile, onClose, onChanged }: ChangeEmailProps) {
  const [sentTo, setSentTo] = useState<string>()
  const isSent = sentTo !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={isSent ? 'Verify Your Email' : 'Change your email'}
      lead={isSent ? `We sent four digits to ${sentTo}.` : `It is ${profile.email} now.`}
    >
      {isSent ? (
        <CodeStep
          action="USE THIS ADDRESS"
          confirm={confirmEmail}
          resend={() => resendCode('change-email')}
          onDone={({ message, data }) => {
            toasts.add('success', message)
            onChanged(data)
          }}
        />
      ) : (
        <AddressForm onSent={setSentTo} />
      )}
    </Dialog>
  )
}

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { field, busy, submit } = useForm({
    initial: { email: '', password: '' },
    rules: { email: emailProblem, password: passwordProblem },
    afterwards: 'keep',
    send: async ({ email: typed, password }) => {
      const email = typed.trim()
      const answer = await changeEmail(password, email)
      if (answer.ok) {
        onSent(email)
        return undefined
      }
      if (answer.code === 'WRONG_PASSWORD') return { password: answer.message }
      if (answer.errors.length === 0) toasts.add('error', answer.message)
      return problemsOf(answer.errors, fields)
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField {...field('email')} label="New email" type="email" autoComplete="email" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={busy}>
        SEND THE CODE
      </Button>
      <p className={styles.note}>
        Your old address is told, with a way to take the account back within seven days.
      </p>
    </form>
  )
}
