import { Button } from '@pavilion/kit/button.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/sign-in-page.ts'
import { shellOf } from '#shared/head.ts'
import * as t from '#texts/accounts.ts'
import { linkByPassword } from './account-calls.ts'
import { FactorForm, type PendingFactor } from './factor-form.tsx'
import { ownHead } from '#shared/own-head.ts'
import styles from './own-page.module.css'
import { problemsOfProof } from './problems-of-proof.ts'
import { passwordProblem } from './rules.ts'
import { enter } from './sign-in.ts'
import { useForm } from '#shared/use-form.ts'
import { useReturn } from './use-return.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.loggingIn,
    description: t.youReturnToThisPage,
    path: '/sign-in',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where providers' callbacks end, with a code behind the # that no server and no other page sees. */
export default function SignInPage() {
  const returned = useReturn()
  return (
    <div className={`pv-page ${styles.page} ${styles.narrow}`}>
      <h1 className="pv-title">{returned.step === 'link' ? t.oneLastTime : t.loggingIn}</h1>
      {returned.step === 'waiting' && <Skeleton height="160px" />}
      {returned.step === 'failed' && <Failed message={returned.message} />}
      {returned.step === 'link' && <LinkForm {...returned} />}
      {returned.step === 'factor' && <SecondStep {...returned} />}
    </div>
  )
}

const Failed = ({ message }: { readonly message: string }) => (
  <ErrorState
    title={t.notLoggedIn}
    action={
      <Link className="pv-link" to="/?modal=login" replace>
        {t.logInAnotherWay}
      </Link>
    }
  >
    {message}
  </ErrorState>
)

type SecondStepProps = { readonly factor: PendingFactor; readonly from: string }

function SecondStep({ factor, from }: SecondStepProps) {
  const navigate = useNavigate()
  return (
    <>
      <p>{t.factorIsOnForYou}</p>
      <FactorForm
        factor={factor}
        email=""
        onEntered={() => void navigate(from, { replace: true })}
        onExpired={() => void navigate('/?modal=login', { replace: true })}
      />
    </>
  )
}

type LinkFormProps = {
  readonly ticket: string
  readonly email: string
  readonly message: string
  readonly from: string
}

/** Links the provider to an existing account, proved by its password. */
function LinkForm({ ticket, email, message, from }: LinkFormProps) {
  const navigate = useNavigate()
  const [pending, setPending] = useState<PendingFactor>()
  const { field, busy, ...form } = useForm({ password: '' }, { password: passwordProblem })
  const submit = form.onSubmit(async ({ password }) => {
    const answer = await linkByPassword(ticket, password)
    if (!answer.ok) return problemsOfProof(answer, { password: 'password' })
    if (answer.data.status === 'SecondFactorNeeded') {
      setPending(answer.data)
      return undefined
    }
    await enter(answer.data, email)
    await navigate(from, { replace: true })
    return undefined
  })
  if (pending !== undefined) return <SecondStep factor={pending} from={from} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{message}</p>
      <p>{t.account({ email, b: (text) => <b key="b">{text}</b> })}</p>
      <PasswordField {...field('password')} label={t.password} autoComplete="current-password" />
      <Button type="submit" size="large" busy={busy}>
        {t.linkAndLogIn}
      </Button>
    </form>
  )
}
