import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { serverMessage } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { forgotPassword } from './account-calls.ts'
import type { BodyProps } from './body-props.ts'
import styles from './account-dialog.module.css'
import { emailProblem } from './rules.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'

export function ForgotPasswordForm({ site }: BodyProps) {
  const { field, busy, ...form } = useForm({ email: '' }, { email: emailProblem })
  const submit = form.onSubmit(async ({ email }) => {
    const answer = await forgotPassword(email.trim())
    if (answer.ok) {
      toasts.add('success', t.emailSentSuccessfully)
      form.reset()
      return undefined
    }
    toasts.add('error', serverMessage(answer) ?? t.errorSendingEmail)
    return problemsOf(answer.errors, { email: 'email' })
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...field('email')}
        label={t.email}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t.submit}
      </Button>
      <p className={styles.note}>{t.theEmailComes({ noReply: site.noReply })}</p>
    </form>
  )
}
