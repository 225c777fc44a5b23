import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Menu, type MenuEntry } from '@pavilion/kit/menu.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ConfirmDialog } from '#shared/confirm-dialog.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import type { PanelProps } from './tournament-calls.ts'
import { amountOf, type Dues } from './entry-fee-text.ts'
import { type Entry, type FeeAnswer, settleEntryFee } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'

type ActionsProps = PanelProps & { readonly entry: Entry; readonly dues: Dues }

type Asking = 'waive' | 'refund' | undefined

/** What an organiser can do about the fee of an entry. */
export function EntryFeeActions({ entry, dues, managed, onChanged }: ActionsProps) {
  const [asking, setAsking] = useState<Asking>()
  const { busy, change } = useManagedChange({ managed, onChanged })
  const { id: entryId, team } = entry
  const tournamentId = managed.tournament.id
  const settle = (to: FeeAnswer) =>
    change(to.standing, () => settleEntryFee({ tournamentId, entryId, from: dues.standing, to }))
  const choices = choicesFor(dues, { settle, setAsking })
  if (choices.length === 0) return null
  return (
    <>
      <Menu
        align="start"
        entries={choices}
        trigger={
          <Button
            size="small"
            variant="quiet"
            busy={busy !== undefined}
            aria-label={t.feeOfTeam({ name: team.name })}
          >
            {t.fee}
          </Button>
        }
      />
      {asking !== undefined && (
        <Question
          asking={asking}
          name={team.name}
          dues={dues}
          settle={settle}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

type QuestionProps = {
  readonly asking: NonNullable<Asking>
  readonly name: string
  readonly dues: Dues
  readonly settle: (to: FeeAnswer) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before money goes, and why it is not asked for. */
function Question({ asking, name, dues, settle, onClose }: QuestionProps) {
  const amount = amountOf(dues)
  if (asking === 'waive') return <WaiveDialog {...{ name, amount, settle, onClose }} />
  return (
    <ConfirmDialog
      title={t.refundFeeOf({ name })}
      lead={dues.way === 'card' ? t.whatRefundingMeans : t.whatRefundingByHandMeans}
      action={t.refundAmount({ amount })}
      onConfirm={async () => void (await settle({ standing: 'refunded' }))}
      onClose={onClose}
    />
  )
}

type WaiveProps = Pick<QuestionProps, 'name' | 'settle' | 'onClose'> & { readonly amount: string }

function WaiveDialog({ name, amount, settle, onClose }: WaiveProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const waive = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason.trim() === '') return setProblem(t.sayWhyWaived)
    const refused = await settle({ standing: 'waived', reason })
    return refused === undefined ? onClose() : undefined
  }
  return (
    <Dialog
      open
      title={t.waiveFeeOf({ name })}
      lead={t.whatWaivingMeans({ amount })}
      onClose={onClose}
    >
      <form className={shared.form} noValidate onSubmit={(event) => void waive(event)}>
        <TextField
          label={t.reason}
          maxLength={300}
          value={reason}
          error={problem}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={shared.actions}>
          <Button type="submit">{t.waiveTheFee}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Doing = {
  readonly settle: (to: FeeAnswer) => Promise<unknown>
  readonly setAsking: (asking: Asking) => void
}

/** Unpaid fees are paid otherwise or waived; what was entered by mistake is taken back. */
function choicesFor({ standing, way }: Dues, { settle, setAsking }: Doing): readonly MenuEntry[] {
  const takeBack = {
    label: t.setToUnpaid,
    onSelect: () => void settle({ standing: 'unpaid' }),
  }
  const refund = { label: t.refundTheFee, onSelect: () => setAsking('refund') }
  if (standing === 'unpaid') {
    return [
      { label: t.paidInCash, onSelect: () => void settle({ standing: 'paid', way: 'cash' }) },
      {
        label: t.paidByTransfer,
        onSelect: () => void settle({ standing: 'paid', way: 'transfer' }),
      },
      { label: t.waiveTheFee, onSelect: () => setAsking('waive') },
    ]
  }
  if (standing === 'waived') return [takeBack]
  if (standing !== 'paid') return []
  return way === 'card' ? [refund] : [refund, takeBack]
}
