import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { shortMoney } from '#shared/money.ts'
import { Pending } from '#shared/pending.tsx'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/fees.ts'
import { EntryList } from './entry-list.tsx'
import {
  type Account,
  type Book,
  type Entry,
  type Member,
  remind,
  setConcession,
  showAccount,
  takeBack,
} from './fee-calls.ts'
import { PaymentForm } from './payment-form.tsx'

type DialogProps = {
  readonly book: Book
  readonly member: Member
  readonly onClose: () => void
}

/** The account of one player: what was charged and paid, and what can be done about it. */
export function AccountDialog({ book, member, onClose }: DialogProps) {
  const [changed, setChanged] = useState<Account>()
  const of = { organisationId: book.organisation.id, playerId: member.playerId }
  const { organisationId, playerId } = of
  const { answer, again } = useQueryAnswer({
    key: ['fee-account', organisationId, playerId],
    call: () => showAccount({ organisationId, playerId }),
    keep: false,
  })
  const account = changed ?? (answer?.ok ? answer.data.data : undefined)
  const take = (told: Answer<{ readonly message: string; readonly data: Account }>) => {
    if (!told.ok) return toasts.add('error', told.message)
    toasts.add('success', told.data.message)
    return setChanged(told.data.data)
  }
  const undo = async ({ id: entryId }: Entry) => take(await takeBack({ ...of, entryId }))
  return (
    <Dialog open title={member.name} onClose={onClose}>
      <Pending answer={answer} again={again} height="240px" />
      {account && (
        <div className={shared.form}>
          <p>{t.balanceIs({ amount: shortMoney(account.balance, account.currency) })}</p>
          <PaymentForm of={of} account={account} onEntered={setChanged} />
          {account.balance > 0 && <Remind of={of} />}
          <Concession of={of} member={member} />
          <EntryList account={account} onTakeBack={(entry) => void undo(entry)} />
        </div>
      )}
    </Dialog>
  )
}

type Of = { readonly organisationId: string; readonly playerId: string }

function Remind({ of: { organisationId, playerId } }: { readonly of: Of }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await remind({ organisationId, playerIds: [playerId] })
    setBusy(false)
    if (answer.ok) toasts.add('success', answer.data.message)
    else toasts.add('error', answer.message)
  }
  return (
    <div>
      <Button variant="outline" busy={busy} onClick={() => void send()}>
        {t.remind}
      </Button>
    </div>
  )
}

function Concession({ of, member }: { readonly of: Of; readonly member: Member }) {
  const [isConcession, setIs] = useState(member.isConcession)
  if (member.isMinor) return <p className="pv-small pv-muted">{t.minorsPayLess}</p>
  const change = async (to: boolean) => {
    setIs(to)
    const answer = await setConcession({ ...of, isConcession: to })
    if (answer.ok) return
    setIs(!to)
    toasts.add('error', answer.message)
  }
  return (
    <Checkbox checked={isConcession} onChange={({ target }) => void change(target.checked)}>
      {t.paysConcession}
    </Checkbox>
  )
}
