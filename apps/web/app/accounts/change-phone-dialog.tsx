import { Button } from '@pavilion/kit/button.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { ContactDialog, type ContactProps } from './contact-dialog.tsx'
import { changePhone, confirmPhone } from './own-calls.ts'
import { PhoneField } from './phone-field.tsx'
import { phoneProblem, phoneValue, typedPhone } from './phone-value.ts'
import { maskedPhone, phoneOf } from './phone.ts'
import { problemsOfProof } from './problems-of-proof.ts'
import { passwordProblem } from './rules.ts'
import { useForm } from '#shared/use-form.ts'

const fields = { phone_number: 'phone', country_code: 'phone', password: 'password' } as const

type ChangePhoneProps = ContactProps & { readonly locale: string }

export const ChangePhoneDialog = ({ profile, locale, ...own }: ChangePhoneProps) => (
  <ContactDialog
    {...own}
    subject="change-phone"
    title={t.changeYourNumber}
    now={profile.phoneNumber}
    sentTitle={t.verifyYourNumber}
    action={t.useThisNumber}
    confirm={confirmPhone}
    ask={(onSent) => <NumberForm profile={profile} locale={locale} onSent={onSent} />}
  />
)

type NumberFormProps = Pick<ChangePhoneProps, 'profile' | 'locale'> & {
  readonly onSent: (masked: string) => void
}

function NumberForm({ profile, locale, onSent }: NumberFormProps) {
  const {
    typed: values,
    field,
    change,
    busy,
    ...form
  } = useForm(
    { phone: `${profile.countryId} `, password: '' },
    { phone: phoneProblem, password: passwordProblem },
  )
  const submit = form.onSubmit(async ({ phone: typed, password }) => {
    const phone = phoneOf(typedPhone(typed))
    if (phone === undefined) return { phone: t.invalidPhoneNumber }
    const { number, callingCode } = phone
    const answer = await changePhone({
      password,
      phone_number: number,
      country_code: callingCode,
    })
    if (!answer.ok) return problemsOfProof(answer, fields)
    onSent(maskedPhone(phone))
    return undefined
  })
  const phone = field('phone')
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneField
        locale={locale}
        first={profile.countryId}
        typed={typedPhone(values.phone)}
        error={phone.error}
        onChange={(typed) => change({ phone: phoneValue(typed) })}
        onBlur={phone.onBlur}
      />
      <PasswordField {...field('password')} label={t.password} autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={busy}>
        {t.sendTheCode}
      </Button>
      <p className={styles.note}>{t.weWillTellYourOldNumber}</p>
    </form>
  )
}
