import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { Link } from 'react-router'
import { useCountries } from '#shared/use-countries.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { register } from './account-calls.ts'
import type { BodyProps } from './body-props.ts'
import styles from './account-dialog.module.css'
import { DraftNote } from './draft-note.tsx'
import { PhoneField } from './phone-field.tsx'
import { phoneProblem, phoneValue, typedPhone } from './phone-value.ts'
import { maskedPhone, phoneOf } from './phone.ts'
import { countryProblem, emailProblem, nameRules, passwordProblem } from './rules.ts'
import { useDraft } from './use-draft.ts'
import type { KeptDraft } from './use-draft.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'
import { keepPassword, noteCodeSent, rememberEmail } from './verification-memory.ts'

/** The form's names of the server's fields. */
const fields = {
  name: 'firstName',
  'name.first': 'firstName',
  'name.last': 'lastName',
  phone_number: 'phone',
  country_code: 'phone',
  email: 'email',
  password: 'password',
  country_id: 'country',
} as const

const firstValues = ({ country }: Site, draft: KeptDraft['draft']) => ({
  firstName: draft?.firstName ?? '',
  lastName: draft?.lastName ?? '',
  phone: `${country} `,
  email: draft?.email ?? '',
  password: '',
  country,
})

const sentAs = (values: ReturnType<typeof firstValues>) => ({
  name: `${values.firstName.trim()} ${values.lastName.trim()}`,
  country_id: values.country,
  email: values.email.trim(),
  password: values.password,
})

function useSignup(site: Site, go: BodyProps['go'], { draft, drop }: KeptDraft) {
  const form = useForm(firstValues(site, draft), {
    ...nameRules(site.nameLength),
    phone: phoneProblem,
    email: emailProblem,
    password: passwordProblem,
    country: countryProblem,
  })
  const submit = form.onSubmit(async (values) => {
    const phone = phoneOf(typedPhone(values.phone))
    if (phone === undefined) return { phone: t.invalidPhoneNumber }
    const email = values.email.trim()
    const answer = await register({
      ...sentAs(values),
      phone_number: phone.number,
      country_code: phone.callingCode,
      provider: site.name,
      ...(draft && { ticket: draft.ticket }),
    })
    if (!answer.ok) {
      if (answer.code === 'SIGN_IN_EXPIRED') drop()
      toasts.add('error', answer.message)
      return problemsOf(answer.errors, fields)
    }
    drop()
    rememberEmail(email)
    keepPassword(email, values.password)
    noteCodeSent(email, maskedPhone(phone))
    toasts.add('success', t.successfullySignedUp)
    go('verification')
    return undefined
  })
  return { ...form, submit }
}

export function SignupForm({ site, go }: BodyProps) {
  const kept = useDraft()
  const { typed: values, field, change, leave, busy, submit } = useSignup(site, go, kept)
  const countries = useCountries()
  const phone = field('phone')
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <DraftNote {...kept} />
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={t.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t.lastName} autoComplete="family-name" />
      </div>
      <PhoneField
        locale={site.locale}
        first={site.country}
        typed={typedPhone(values.phone)}
        error={phone.error}
        onChange={(typed) => change({ phone: phoneValue(typed) })}
        onBlur={phone.onBlur}
      />
      <TextField {...field('email')} label={t.email} type="email" autoComplete="email" />
      <PasswordField
        {...field('password')}
        label={t.password}
        placeholder={t.n8To32Characters}
        autoComplete="new-password"
      />
      <Select
        label={t.country}
        searchLabel={t.searchCountries}
        emptyText={t.noSuchCountry}
        choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.country}
        error={field('country').error}
        onChange={(country) => {
          change({ country })
          leave('country')
        }}
      />
      <TermsNote />
      <Button type="submit" size="large" wide busy={busy}>
        {t.signUp}
      </Button>
    </form>
  )
}

const TermsNote = () => (
  <p className={styles.note}>
    {t.acceptTerms({
      link: (text) => (
        <Link key="link" className="pv-link" to="/terms">
          {text}
        </Link>
      ),
    })}
  </p>
)
