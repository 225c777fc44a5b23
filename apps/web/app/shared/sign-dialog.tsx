import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { Signer } from '@pavilion/contract/matches/signature-calls.ts'
import { sign } from '#calls/scoring.ts'
import { PlainSelect } from './plain-select.tsx'
import shared from './console.module.css'
import { useForm } from './use-form.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/matches.ts'

type Part = 'first' | 'second' | 'umpire'

/** A match as those who sign it see it. */
export type ToSign = {
  readonly matchId: string
  readonly seq: number
  readonly result: string
  /** Both sides, each with the name of its captain where that is known. */
  readonly sides: readonly [Side, Side]
  /** The name of the umpire where it is known. */
  readonly umpire: string
}

type Side = { readonly name: string; readonly captain: string }

const partOf = (signer: Signer): Part => {
  if (signer.role === 'umpire') return 'umpire'
  return signer.side === 0 ? 'first' : 'second'
}

/** Who may sign, with the name that is known of each. */
function signersOf({ sides: [first, second], umpire }: ToSign, own: readonly Signer[] | undefined) {
  const all = [
    { value: 'first' as const, label: t.captainOf({ side: first.name }), known: first.captain },
    { value: 'second' as const, label: t.captainOf({ side: second.name }), known: second.captain },
    { value: 'umpire' as const, label: t.umpire, known: umpire },
  ]
  if (own === undefined) return all
  return all.flatMap((one) => {
    const signer = own.find((part) => partOf(part) === one.value)
    return signer === undefined ? [] : [{ ...one, known: signer.name }]
  })
}

type SignDialogProps = {
  /** As whom the account signs itself; without it, whoever holds the phone signs. */
  readonly own?: readonly Signer[] | undefined
  readonly match: ToSign
  readonly onClose: () => void
  readonly onSigned: () => void
}

/** The known name stands until another is typed. */
type Typed = { readonly part: Part; readonly name: string | null }

function useSigning({ match, own, onClose, onSigned }: SignDialogProps) {
  const { matchId, seq } = match
  const signers = signersOf(match, own)
  const first: Typed = { part: signers[0]?.value ?? 'first', name: null }
  const { typed, change, busy, problems, ...form } = useForm<Typed>(first)
  const { part } = typed
  const name = typed.name ?? signers.find(({ value }) => value === part)?.known ?? ''
  const sending = async () => {
    if (name.trim() === '') return { name: t.enterNameOfSigner }
    const signer =
      part === 'umpire'
        ? ({ role: 'umpire', name } as const)
        : ({ role: 'captain', side: part === 'first' ? 0 : 1, name } as const)
    const answer = await send(sign, { matchId, seq, signer })
    if (!answer.ok) return { name: answer.message }
    toasts.add('success', t.signedBy({ name }))
    onSigned()
    onClose()
    return undefined
  }
  return { signers, part, name, change, busy, problems, onSubmit: form.onSubmit(sending) }
}

/** What is signed is the match as it is shown here. */
export function SignDialog(props: SignDialogProps) {
  const { signers, part, name, change, busy, problems, onSubmit } = useSigning(props)
  return (
    <Dialog
      open
      title={t.signMatch}
      lead={props.own === undefined ? t.handThePhone : t.signYourself}
      onClose={props.onClose}
    >
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <p>
          <b>{props.match.result}</b>
        </p>
        <PlainSelect
          label={t.signAs}
          value={part}
          choices={signers}
          onChange={(next) => change({ part: next, name: null })}
        />
        <TextField
          label={t.nameOfSigner}
          value={name}
          maxLength={100}
          autoComplete="off"
          readOnly={props.own !== undefined}
          error={problems['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Button type="submit" busy={busy}>
          {t.signThisMatch}
        </Button>
      </form>
    </Dialog>
  )
}
