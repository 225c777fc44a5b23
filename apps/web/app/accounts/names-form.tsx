import { nameLength } from '@pavilion/contract/accounts/names.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useShell } from '#layout/use-shell.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { editProfile } from './account-calls.ts'
import type { Profile } from './account-calls.ts'
import styles from './own-page.module.css'
import { nameRules } from './rules.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'

type NamesFormProps = {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
}

export function NamesForm({ profile, onSaved }: NamesFormProps) {
  const allowed = useShell()?.site.nameLength ?? nameLength
  const { field, busy, ...form } = useForm(
    { firstName: profile.firstName, lastName: profile.lastName },
    nameRules(allowed),
  )
  const submit = form.onSubmit(async ({ firstName, lastName }) => {
    const answer = await editProfile(firstName.trim(), lastName.trim())
    if (!answer.ok) {
      toasts.add('error', answer.message)
      return problemsOf(answer.errors, { firstName: 'firstName', lastName: 'lastName' })
    }
    onSaved(answer.data.data)
    toasts.add('success', answer.data.message)
    return undefined
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={t.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t.lastName} autoComplete="family-name" />
      </div>
      <Button type="submit" variant="outline" busy={busy}>
        {t.saveNames}
      </Button>
    </form>
  )
}
