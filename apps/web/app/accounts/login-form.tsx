import { Button } from '@pavilion/kit/button.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { ModalLink } from '#layout/modal-link.tsx'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import type { BodyProps } from './body-props.ts'
import styles from './account-dialog.module.css'
import { FactorForm, type PendingFactor } from './factor-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SocialSignIn } from './social-sign-in.tsx'
import { emailProblem, passwordProblem } from './rules.ts'
import { signIn } from './sign-in.ts'
import { useEnter } from './use-enter.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'

type Pending = { readonly email: string; readonly factor: PendingFactor }

const SECOND_STEP = {
  title: t.oneMoreStep,
  lead: t.factorIsOnForYou,
} as const

export function LoginForm(props: BodyProps) {
  const { go, onStep } = props
  const { enter } = useEnter(go)
  const [pending, setPending] = useState<Pending>()
  const wait = (next: Pending | undefined) => {
    setPending(next)
    onStep(next && SECOND_STEP)
  }
  return pending === undefined ? (
    <FirstStep {...props} enter={enter} onPending={wait} />
  ) : (
    <FactorForm {...pending} onEntered={enter} onExpired={() => wait(undefined)} />
  )
}

type FirstStepProps = BodyProps & {
  readonly enter: () => void
  readonly onPending: (pending: Pending) => void
}

function FirstStep({ site, go, enter, onPending }: FirstStepProps) {
  const { field, busy, ...form } = useForm(
    { email: '', password: '' },
    { email: emailProblem, password: passwordProblem },
  )
  const submit = form.onSubmit(async ({ email, password }) => {
    const outcome = await signIn(email.trim(), password)
    if (outcome === 'unverified') go('verification')
    else if (outcome === 'signed-in') enter()
    else if ('ticket' in outcome) onPending({ email: email.trim(), factor: outcome })
    else {
      toasts.add('error', outcome.message)
      return problemsOf(outcome.errors, { username: 'email', password: 'password' })
    }
    return undefined
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...field('email')}
        label={t.email}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        {...field('password')}
        label={t.password}
        autoComplete="current-password"
        aside={
          <ModalLink modal="forgot-password" className="pv-link" replace>
            {t.forgotPassword}
          </ModalLink>
        }
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t.login}
      </Button>
      <PasskeyButton onEntered={enter} />
      <SocialSignIn site={site} />
    </form>
  )
}
