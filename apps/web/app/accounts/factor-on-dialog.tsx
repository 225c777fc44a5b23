import { Button } from '@pavilion/kit/button.tsx'
import { CodeBoxes } from '@pavilion/kit/code-boxes.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { useMemo, useState } from 'react'
import { qrPicture } from '#layout/qr-code.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { beginFactor, confirmFactor, type NewFactor } from './factor-calls.ts'
import own from './factor.module.css'
import { problemsOfProof } from './problems-of-proof.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { passwordProblem } from './rules.ts'
import { useCode } from './use-code.ts'
import { useForm } from '#shared/use-form.ts'

const DIGITS = 6

type FactorOnProps = { readonly onClose: () => void; readonly onChanged: () => void }

/** Switches two-step login on: the password, a code of the app, and the recovery codes to keep. */
export function FactorOnDialog({ onClose, onChanged }: FactorOnProps) {
  const [factor, setFactor] = useState<NewFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  const confirmed = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    onChanged()
  }
  if (codes !== undefined) {
    return (
      <Dialog open onClose={onClose} title={t.keepTheseCodes} lead={t.keepTheseCodesLead}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={factor ? t.scanWithYourApp : t.turnOnTwoStepLogin}
      lead={factor ? t.thenEnterSixDigits : t.factorAppNeeded}
    >
      {factor ? (
        <ConfirmForm factor={factor} onConfirmed={confirmed} />
      ) : (
        <BeginForm onBegun={setFactor} />
      )}
    </Dialog>
  )
}

function BeginForm({ onBegun }: { readonly onBegun: (factor: NewFactor) => void }) {
  const { field, busy, ...form } = useForm({ password: '' }, { password: passwordProblem })
  const submit = form.onSubmit(async ({ password }) => {
    const answer = await beginFactor(password)
    if (!answer.ok) return problemsOfProof(answer, { password: 'password' })
    onBegun(answer.data.data)
    return undefined
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField {...field('password')} label={t.password} autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={busy}>
        {t.factorContinue}
      </Button>
    </form>
  )
}

type ConfirmProps = {
  readonly factor: NewFactor
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

function ConfirmForm({ factor, onConfirmed }: ConfirmProps) {
  const { field, busy, isFull, submit } = useCode({
    digits: DIGITS,
    confirm: confirmFactor,
    onDone: ({ data }) => onConfirmed(data.recoveryCodes),
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Secret factor={factor} />
      <CodeBoxes {...field} label={t.codeFromYourApp} boxes={DIGITS} />
      <Button type="submit" size="large" wide busy={busy} disabled={!isFull}>
        {t.factorTurnOnButton}
      </Button>
    </form>
  )
}

/** For the camera of a phone, for the app on this device, and for typing. */
function Secret({ factor: { secret, address } }: { readonly factor: NewFactor }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(qrPicture(address))}`,
    [address],
  )
  return (
    <div className={own.secret}>
      <img className={own.picture} src={picture} alt={t.factorQrCode} />
      <div className={own.typed}>
        <p>
          {t.noCamera({
            a: (text) => (
              <a key="a" className="pv-link" href={address}>
                {text}
              </a>
            ),
          })}
        </p>
        <code className={own.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  )
}
