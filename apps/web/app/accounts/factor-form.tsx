import type { FactorNeeded } from '@pavilion/contract/accounts/second-factor.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { enterWithFactor } from './factor-calls.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { factorProblem } from './rules.ts'
import { enterKnown } from './sign-in.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'

export type PendingFactor = Pick<FactorNeeded, 'ticket' | 'means'>

type FactorFormProps = {
  readonly factor: PendingFactor
  /** The address that was logged in with; '' when a provider said who it is. */
  readonly email: string
  readonly onEntered: () => void
  /** The ticket has expired, so the login has to begin again. */
  readonly onExpired: () => void
}

/** The second step of a login: the code of an app, or a recovery code in its place. */
export function FactorForm({ factor, email, onEntered, onExpired }: FactorFormProps) {
  const { ticket, means } = factor
  const hasApp = means.includes('app')
  const [isRecovering, setRecovering] = useState(!hasApp)
  const { field, change, busy, ...form } = useForm({ code: '' }, { code: factorProblem })
  const submit = form.onSubmit(async ({ code }) => {
    const answer = await enterWithFactor(ticket, code)
    if (answer.ok) {
      await enterKnown(answer.data, email)
      onEntered()
      return undefined
    }
    if (answer.code === 'SIGN_IN_EXPIRED') {
      toasts.add('error', answer.message)
      onExpired()
    }
    return { code: answer.message, ...problemsOf(answer.errors, { code: 'code' }) }
  })
  const swap = () => {
    change({ code: '' })
    setRecovering(!isRecovering)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {means.includes('passkey') && (
        <PasskeyButton ticket={ticket} email={email} onEntered={onEntered} />
      )}
      <CodeField key={String(isRecovering)} {...field('code')} isRecovering={isRecovering} />
      <Button type="submit" size="large" wide busy={busy}>
        {t.login}
      </Button>
      {hasApp && (
        <Button variant="quiet" onClick={swap}>
          {isRecovering ? t.useAppCode : t.useRecoveryCode}
        </Button>
      )}
    </form>
  )
}

type CodeFieldProps = ComponentProps<typeof TextField> & { readonly isRecovering: boolean }

/** Has the focus at once: it is all that there is to do. */
function CodeField({ isRecovering, ...field }: Omit<CodeFieldProps, 'label'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const look = isRecovering
    ? ({ label: t.recoveryCode, autoComplete: 'off', spellCheck: false } as const)
    : ({
        label: t.codeFromYourApp,
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
      } as const)
  return (
    <div ref={place}>
      <TextField {...field} {...look} />
    </div>
  )
}
