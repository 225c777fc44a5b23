import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { sign } from '#calls/scoring.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import shared from '#shared/console.module.css'
import { useSubmission } from '#shared/use-submission.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/matches.ts'
import { useMatch } from '../use-match.ts'

type Part = 'first' | 'second' | 'umpire'

/** Who may sign, with the name that is known of each. */
function useSigners() {
  const { card, info, view } = useMatch()
  const sides = ['first', 'second'] as const
  const captains = sides.map((value, side) => {
    const team = card.sides[side === 0 ? 0 : 1]
    const captain = view.roles.find((role) => role.team === team.id)?.captain
    const players = info.squads[side === 0 ? 0 : 1].players
    const known = players.find(({ playerId }) => playerId === captain)?.person.name ?? ''
    return { value, label: t.captainOf({ side: team.name }), known }
  })
  const umpire = info.officials.find(({ role }) => role === 'umpire')?.person.name ?? ''
  return [...captains, { value: 'umpire', label: t.umpire, known: umpire } as const]
}

type SignDialogProps = { readonly onClose: () => void; readonly onSigned: () => void }

function useSigning({ onClose, onSigned }: SignDialogProps) {
  const { card, view } = useMatch()
  const signers = useSigners()
  const [part, setPart] = useState<Part>('first')
  const [typed, setTyped] = useState<string>()
  const { busy, problems, submit } = useSubmission()
  const name = typed ?? signers.find(({ value }) => value === part)?.known ?? ''
  const choose = (next: Part) => {
    setPart(next)
    setTyped(undefined)
  }
  const sending = async () => {
    if (name.trim() === '') return { name: t.enterNameOfSigner }
    const signer =
      part === 'umpire'
        ? ({ role: 'umpire', name } as const)
        : ({ role: 'captain', side: part === 'first' ? 0 : 1, name } as const)
    const answer = await send(sign, { matchId: card.id, seq: view.seq, signer })
    if (!answer.ok) return { name: answer.message }
    toasts.add('success', t.signedBy({ name }))
    onSigned()
    onClose()
    return undefined
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, sending)
  }
  return { signers, part, choose, name, setTyped, busy, problems, onSubmit }
}

/** What is signed is the match as this page shows it. */
export function SignDialog(props: SignDialogProps) {
  const { signers, part, choose, name, setTyped, busy, problems, onSubmit } = useSigning(props)
  const { view } = useMatch()
  return (
    <Dialog open title={t.signMatch} lead={t.handThePhone} onClose={props.onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <p>
          <b>{view.result?.text}</b>
        </p>
        <PlainSelect label={t.signAs} value={part} choices={signers} onChange={choose} />
        <TextField
          label={t.nameOfSigner}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={problems['name']}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t.signThisMatch}
        </Button>
      </form>
    </Dialog>
  )
}
