import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import type { Profile } from './account-calls.ts'
import styles from './account-dialog.module.css'
import { CodeStep } from './code-step.tsx'
import { changePhone, confirmPhone, resendCode } from './own-calls.ts'
import { PhoneField } from './phone-field.tsx'
import { phoneProblem, phoneValue, typedPhone } from './phone-value.ts'
import { maskedPhone, phoneOf } from './phone.ts'
import { passwordProblem } from './rules.ts'
import { problemsOf, useForm } from './use-form.ts'

const fields = { phone_number: 'phone', country_code: 'phone', password: 'password' } as const

export type ContactDialogProps = {
  readonly profile: Profile
  readonly locale: string
  readonly onClose: () => void
  readonly onChanged: (profile: Profile) => void
}

/** Another number, proved by the four digits that go to it. */
export function ChangePhoneDialog({ profile, locale, onClose, onChanged }: ContactDialogProps) {
  const [sentTo, setSentTo] = useState<string>()
  const isSent = sentTo !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={isSent ? 'Verify Your Number' : 'Change your number'}
      lead={isSent ? `We sent four digits to ${sentTo}.` : `It is ${profile.phoneNumber} now.`}
    >
      {isSent ? (
        <CodeStep
          action="USE THIS NUMBER"
          confirm={confirmPhone}
          resend={() => resendCode('change-phone')}
          onDone={({ message, data }) => {
            toasts.add('success', message)
            onChanged(data)
          }}
        />
      ) : (
        <NumberForm profile={profile} locale={locale} onSent={setSentTo} />
      )}
    </Dialog>
  )
}

type NumberFormProps = Pick<ContactDialogProps, 'profile' | 'locale'> & {
  readonly onSent: (masked: string) => void
}

function NumberForm({ profile, locale, onSent }: NumberFormProps) {
  const { values, field, change, busy, submit } = useForm({
    initial: { phone: `${profile.countryId} `, password: '' },
    rules: { phone: phoneProblem, password: passwordProblem },
    afterwards: 'keep',
    send: async ({ phone: typed, password }) => {
      const phone = phoneOf(typedPhone(typed))
      if (phone === undefined) return { phone: 'Invalid Phone Number' }
      const { number, callingCode } = phone
      const answer = await changePhone({
        password,
        phone_number: number,
        country_code: callingCode,
      })
      if (answer.ok) {
        onSent(maskedPhone(phone))
        return undefined
      }
      if (answer.code === 'WRONG_PASSWORD') return { password: answer.message }
      if (answer.errors.length === 0) toasts.add('error', answer.message)
      return problemsOf(answer.errors, fields)
    },
  })
  const phone = field('phone')
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneField
        locale={locale}
        first={profile.countryId}
        typed={typedPhone(values.phone)}
        error={phone.error}
        onChange={(typed) => change('phone', phoneValue(typed))}
        onBlur={phone.onBlur}
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={busy}>
        SEND THE CODE
      </Button>
      <p className={styles.note}>Your old number, and your e-mail address, are told.</p>
    </form>
  )
}
