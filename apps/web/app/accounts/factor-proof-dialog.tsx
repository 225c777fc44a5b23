import type { Passkey } from '@pavilion/contract/accounts/passkey.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { PasswordField } from '@pavilion/kit/password-field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { type FactorProof, removeFactor, renewRecoveryCodes } from './factor-calls.ts'
import { ownPasskey, removePasskey } from './passkey-calls.ts'
import { problemsOfProof } from './problems-of-proof.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { factorProblem, passwordProblem } from './rules.ts'
import { useForm } from '#shared/use-form.ts'

type Problems = Readonly<Record<string, string | undefined>>
const fields = { password: 'password', code: 'code' } as const

type FactorProofProps = {
  readonly what: 'off' | 'codes'
  readonly hasPasskey: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Switches two-step login off, or makes new recovery codes: both take the password and a code. */
export function FactorProofDialog({ what, hasPasskey, onClose, onChanged }: FactorProofProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const switchOff = async (proof: FactorProof): Promise<Problems | undefined> => {
    const answer = await removeFactor(proof)
    if (!answer.ok) return problemsOf(answer)
    toasts.add('success', answer.data.message)
    onChanged()
    onClose()
    return undefined
  }
  const renew = async (proof: FactorProof): Promise<Problems | undefined> => {
    const answer = await renewRecoveryCodes(proof)
    if (!answer.ok) return problemsOf(answer)
    setCodes(answer.data.data.recoveryCodes)
    onChanged()
    return undefined
  }
  return codes !== undefined ? (
    <Dialog open onClose={onClose} title={t.keepTheseCodes} lead={t.keepNewCodesLead}>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  ) : what === 'off' ? (
    <Dialog open onClose={onClose} title={t.turnOffTwoStepLogin} lead={t.passwordAloneLogsIn}>
      <ProofForm
        action={t.factorTurnOffButton}
        variant="danger"
        hasPasskey={hasPasskey}
        send={switchOff}
      />
    </Dialog>
  ) : (
    <Dialog open onClose={onClose} title={t.newRecoveryCodes} lead={t.newCodesLead}>
      <ProofForm
        action={t.makeNewCodesButton}
        variant="primary"
        hasPasskey={hasPasskey}
        send={renew}
      />
    </Dialog>
  )
}

const problemsOf = (refused: Parameters<typeof problemsOfProof>[0]): Problems =>
  refused.code === 'WRONG_FACTOR' ? { code: refused.message } : problemsOfProof(refused, fields)

type RemovePasskeyProps = Omit<FactorProofProps, 'what' | 'hasPasskey'> & {
  readonly passkey: Passkey
}

/** Removes a passkey, which takes the password and a code, or any passkey of the account. */
export function RemovePasskeyDialog({ passkey, onClose, onChanged }: RemovePasskeyProps) {
  const { id, name } = passkey
  const remove = async (proof: FactorProof): Promise<Problems | undefined> => {
    const answer = await removePasskey(id, proof)
    if (!answer.ok) return problemsOf(answer)
    toasts.add('success', answer.data.message)
    onChanged()
    onClose()
    return undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.removePasskeyTitle}
      lead={t.removePasskeyLead({ name })}
    >
      <ProofForm action={t.removePasskeyButton} variant="danger" hasPasskey send={remove} />
    </Dialog>
  )
}

type ProofFormProps = {
  readonly action: string
  readonly variant: 'primary' | 'danger'
  /** A passkey may stand in for the code. */
  readonly hasPasskey: boolean
  readonly send: (proof: FactorProof) => Promise<Problems | undefined>
}

function ProofForm({ action, variant, hasPasskey, send }: ProofFormProps) {
  const [withPasskey, setWithPasskey] = useState(hasPasskey)
  const { field, busy, ...form } = useForm(
    { password: '', code: '' },
    {
      password: passwordProblem,
      code: (text) => (withPasskey ? undefined : factorProblem(text)),
    },
  )
  const submit = form.onSubmit(async ({ password, code }) => {
    if (!withPasskey) return send({ password, code })
    const passkey = await ownPasskey()
    return passkey === undefined ? {} : send({ password, passkey })
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField {...field('password')} label={t.password} autoComplete="current-password" />
      {!withPasskey && (
        <TextField
          {...field('code')}
          label={t.codeFromYourApp}
          help={t.orARecoveryCode}
          autoComplete="one-time-code"
        />
      )}
      <Button type="submit" size="large" variant={variant} wide busy={busy}>
        {action}
      </Button>
      {hasPasskey && (
        <Button variant="quiet" onClick={() => setWithPasskey(!withPasskey)}>
          {withPasskey ? t.useACode : t.usePasskey}
        </Button>
      )}
    </form>
  )
}
