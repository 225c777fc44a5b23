import { Button } from '@pavilion/kit/button.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { ContactDialog, type ContactProps } from './contact-dialog.tsx'
import { changeEmail, confirmEmail } from './own-calls.ts'
import { problemsOfProof } from './problems-of-proof.ts'
import { emailProblem, passwordProblem } from './rules.ts'
import { useForm } from '#shared/use-form.ts'

const fields = { email: 'email', password: 'password' } as const

export const ChangeEmailDialog = ({ profile, ...own }: ContactProps) => (
  <ContactDialog
    {...own}
    subject="change-email"
    title={t.changeYourEmail}
    now={profile.email}
    sentTitle={t.verifyYourEmail}
    action={t.useThisAddress}
    confirm={confirmEmail}
    ask={(onSent) => <AddressForm onSent={onSent} />}
  />
)

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { field, busy, ...form } = useForm(
    { email: '', password: '' },
    { email: emailProblem, password: passwordProblem },
  )
  const submit = form.onSubmit(async ({ email: typed, password }) => {
    const email = typed.trim()
    const answer = await changeEmail(password, email)
    if (!answer.ok) return problemsOfProof(answer, fields)
    onSent(email)
    return undefined
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField {...field('email')} label={t.newEmail} type="email" autoComplete="email" />
      <PasswordField {...field('password')} label={t.password} autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={busy}>
        {t.sendTheCode}
      </Button>
      <p className={styles.note}>{t.weWillTellYourOld}</p>
    </form>
  )
}
