import type { Passkey } from '@pavilion/contract/accounts/passkey.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { deviceName } from '#shared/device-name.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { makePasskey } from './passkey-browser.ts'
import { addPasskey, beginPasskey, renamePasskey } from './passkey-calls.ts'
import { problemsOfProof } from './problems-of-proof.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { passwordProblem, type Rule } from './rules.ts'
import { useForm } from '#shared/use-form.ts'
import { problemsOf } from './field-problems.ts'

type DialogProps = { readonly onClose: () => void; readonly onChanged: () => void }

const LONGEST_NAME = 60
const nameProblem: Rule = (text) => (text.trim() === '' ? t.nameRequired : undefined)

/** A new passkey: the password, then the device; with the first one the recovery codes to keep. */
export function AddPasskeyDialog({ onClose, onChanged }: DialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { field, busy, ...form } = useForm(
    { name: deviceName(navigator.userAgent), password: '' },
    { name: nameProblem, password: passwordProblem },
  )
  const submit = form.onSubmit(async ({ name, password }) => {
    const begun = await beginPasskey(password)
    if (!begun.ok) return problemsOfProof(begun, { password: 'password' })
    const passkey = await makePasskey(begun.data.data.options)
    if (passkey === undefined) {
      toasts.add('error', t.passkeyNotMade)
      return {}
    }
    const added = await addPasskey(name, passkey)
    if (!added.ok) return problemsOfProof(added, { name: 'name' })
    const { recoveryCodes } = added.data.data
    toasts.add('success', added.data.message)
    onChanged()
    if (recoveryCodes === null) onClose()
    else setCodes(recoveryCodes)
    return undefined
  })
  if (codes !== undefined) {
    return (
      <Dialog open onClose={onClose} title={t.keepTheseCodes} lead={t.keepTheseCodesLead}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={t.addPasskey} lead={t.addPasskeyLead}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          {...field('name')}
          label={t.passkeyName}
          help={t.passkeyNameHelp}
          maxLength={LONGEST_NAME}
        />
        <PasswordField {...field('password')} label={t.password} autoComplete="current-password" />
        <Button type="submit" size="large" wide busy={busy}>
          {t.addPasskeyButton}
        </Button>
      </form>
    </Dialog>
  )
}

type RenameProps = DialogProps & { readonly passkey: Passkey }

export function RenamePasskeyDialog({ passkey: { id, name }, onClose, onChanged }: RenameProps) {
  const { field, busy, ...form } = useForm({ name }, { name: nameProblem })
  const submit = form.onSubmit(async (typed) => {
    const answer = await renamePasskey(id, typed.name)
    if (!answer.ok) {
      if (answer.errors.length === 0) toasts.add('error', answer.message)
      return problemsOf(answer.errors, { name: 'name' })
    }
    onChanged()
    onClose()
    return undefined
  })
  return (
    <Dialog open onClose={onClose} title={t.renamePasskeyTitle}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField {...field('name')} label={t.passkeyName} maxLength={LONGEST_NAME} />
        <Button type="submit" size="large" wide busy={busy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
