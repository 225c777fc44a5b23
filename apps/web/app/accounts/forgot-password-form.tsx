import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { serverMessage } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import { forgotPassword } from './account-calls.ts'
import type { BodyProps } from './body-props.ts'
import styles from './account-dialog.module.css'
import { emailProblem } from './rules.ts'
import { problemsOf, useForm } from './use-form.ts'

export function ForgotPasswordForm({ site }: BodyProps) {
  const { field, busy, submit } = useForm({
    initial: { email: '' },
    rules: { email: emailProblem },
    send: async ({ email }) => {
      const answer = await forgotPassword(email.trim())
      if (answer.ok) {
        toasts.add('success', 'Email sent successfully!')
        return undefined
      }
      toasts.add('error', serverMessage(answer) ?? 'Error sending email')
      return problemsOf(answer.errors, { email: 'email' })
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <Button type="submit" size="large" wide busy={busy}>
        SUBMIT
      </Button>
      <p className={styles.note}>
        It comes from {site.noReply}. If it is late, look in your spam folder.
      </p>
    </form>
  )
}
