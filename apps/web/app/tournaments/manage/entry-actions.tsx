import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import type { Entry, PanelProps } from './tournament-calls.ts'
import { amountOf } from './entry-fee-text.ts'
import { answerEntry, removeEntry } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'

type AnswersProps = PanelProps & { readonly entry: Entry }
type ActionsProps = AnswersProps & { readonly onInvite: () => void }

const answers = {
  invited: ['declined'],
  requested: ['accepted', 'declined'],
  accepted: ['withdrawn'],
  declined: ['accepted'],
  withdrawn: ['accepted'],
} as const satisfies Record<Entry['status'], readonly Entry['status'][]>

const verbs = { accepted: t.accept, declined: t.decline, withdrawn: t.withdraw } as const

/** Answering a team, inviting who answers for it, and deleting it. */
export function EntryActions({ entry, managed, onChanged, onInvite }: ActionsProps) {
  const { busy, change } = useManagedChange({ managed, onChanged })
  const { id: entryId, team, status } = entry
  const asked = { tournamentId: managed.tournament.id, entryId }
  return (
    <span className={shared.actions}>
      <Answers entry={entry} managed={managed} onChanged={onChanged} />
      {(status === 'invited' || status === 'accepted') && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t.inviteManagerOf({ name: team.name })}
          onClick={onInvite}
        >
          {t.link}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={busy === 'remove'}
        aria-label={t.removeName({ name: team.name })}
        onClick={() => void change('remove', () => removeEntry(asked))}
      >
        {t.remove}
      </Button>
    </span>
  )
}

/** Whoever accepts a team that has not paid is told so first. */
function Answers({ entry, managed, onChanged }: AnswersProps) {
  const [isAsking, setAsking] = useState(false)
  const { busy, change } = useManagedChange({ managed, onChanged })
  const { id: entryId, team, status: from, fee } = entry
  const tournamentId = managed.tournament.id
  const answer = (status: keyof typeof verbs) =>
    change(status, () => answerEntry({ tournamentId, entryId, from, status }))
  const isUnpaid = fee?.standing === 'unpaid'
  return (
    <>
      {answers[from].map((to) => (
        <Button
          key={to}
          size="small"
          variant={to === 'accepted' ? 'outline' : 'quiet'}
          busy={busy === to}
          aria-label={`${verbs[to]}: ${team.name}`}
          onClick={() => (to === 'accepted' && isUnpaid ? setAsking(true) : void answer(to))}
        >
          {verbs[to]}
        </Button>
      ))}
      {isAsking && fee !== null && (
        <UnpaidDialog
          name={team.name}
          amount={amountOf(fee)}
          onAccept={() => {
            setAsking(false)
            void answer('accepted')
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type UnpaidProps = {
  readonly name: string
  readonly amount: string
  readonly onAccept: () => void
  readonly onClose: () => void
}

const UnpaidDialog = ({ name, amount, onAccept, onClose }: UnpaidProps) => (
  <Dialog
    open
    title={t.acceptUnpaid({ name })}
    lead={t.whatAcceptingUnpaidMeans({ amount })}
    onClose={onClose}
  >
    <div className={shared.actions}>
      <Button onClick={onAccept}>{t.accept}</Button>
      <Button variant="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
    </div>
  </Dialog>
)
