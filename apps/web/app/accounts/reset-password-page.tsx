import { Button } from '@pavilion/kit/button.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { useNavigate } from 'react-router'
import type { Route } from './+types/reset-password-page.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import { shellOf } from '#shared/head.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { resetPassword } from './account-calls.ts'
import { ownHead } from '#shared/own-head.ts'
import styles from './own-page.module.css'
import { passwordProblem } from './rules.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'
import { useHashToken } from '#shared/use-hash-token.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.setANewPassword,
    description: t.setANewPasswordWith,
    path: '/reset-password',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

export default function ResetPasswordPage() {
  const token = useHashToken()
  return (
    <div className={`pv-page ${styles.page} ${styles.narrow}`}>
      <h1 className="pv-title">{t.setANewPassword}</h1>
      {token === '' ? <NoToken /> : <NewPassword token={token} />}
    </div>
  )
}

function NoToken() {
  return (
    <>
      <p>{t.openThisPage}</p>
      <p>
        <ModalLink className="pv-link" modal="forgot-password">
          {t.askForANewLink}
        </ModalLink>
      </p>
    </>
  )
}

function NewPassword({ token }: { readonly token: string | undefined }) {
  const navigate = useNavigate()
  const { field, busy, ...form } = useForm({ password: '' }, { password: passwordProblem })
  const submit = form.onSubmit(async ({ password }) => {
    const answer = await resetPassword(token ?? '', password)
    if (answer.ok) {
      toasts.add('success', answer.data.message)
      await navigate('/?modal=login', { replace: true })
      return undefined
    }
    const told = answer.errors.find(({ path }) => path === 'token')?.message
    toasts.add('error', told ?? answer.message)
    return problemsOf(answer.errors, { password: 'password' })
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t.thisLogsYouOutEverywhere}</p>
      <PasswordField
        {...field('password')}
        label={t.newPassword}
        placeholder={t.n8To32Characters}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" busy={busy} disabled={token === undefined}>
        {t.setPassword}
      </Button>
    </form>
  )
}
