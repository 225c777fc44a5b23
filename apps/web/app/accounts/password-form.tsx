import { Button } from '@pavilion/kit/button.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { clientState } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { changePassword } from './account-calls.ts'
import styles from './own-page.module.css'
import { passwordProblem } from './rules.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'

const fields = { password: 'password', newPassword: 'newPassword' } as const

export function PasswordForm() {
  const { field, busy, ...form } = useForm(
    { password: '', newPassword: '' },
    { password: passwordProblem, newPassword: passwordProblem },
  )
  const submit = form.onSubmit(async ({ password, newPassword }) => {
    const answer = await changePassword(password, newPassword)
    if (!answer.ok) {
      toasts.add('error', answer.message)
      const isWrong = answer.code === 'WRONG_PASSWORD'
      return isWrong ? { password: answer.message } : problemsOf(answer.errors, fields)
    }
    const { access_token: token, refresh_token: refreshToken, message } = answer.data
    clientState.renewSession({ token, refreshToken })
    toasts.add('success', message)
    form.reset()
    return undefined
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className="pv-muted">{t.changingYourPasswordLogs}</p>
      <PasswordField
        {...field('password')}
        label={t.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword')}
        label={t.newPassword}
        placeholder={t.n8To32Characters}
        autoComplete="new-password"
      />
      <Button type="submit" variant="outline" busy={busy}>
        {t.changePassword}
      </Button>
    </form>
  )
}
