import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { minorOf, priceText } from '#shared/price-text.ts'
import { type Problems, problemsByPath } from '#shared/form-problems.ts'
import { focusFirst } from '#shared/use-sending.ts'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import type { PanelProps } from './tournament-calls.ts'
import { setEntryFee, termsOf } from './tournament-calls.ts'
import { useManagedChange } from './use-managed-change.ts'

/** What it costs to enter, beside how teams enter. */
export const EntryFeePanel = (props: PanelProps) => (
  <Panel level={2} title={t.entryFee}>
    <EntryFeeForm {...props} />
  </Panel>
)

type Typed = { readonly amount?: string; readonly wall?: string }

/** What is typed lies over what stands, which somebody else may change meanwhile. */
function useTyped({ fee, currency, timeZone }: PanelProps['managed']) {
  const [typed, setTyped] = useState<Typed>({})
  const until = fee?.refundUntil ?? null
  const stands = {
    amount: fee === null ? '' : priceText(fee.amount, currency.digits),
    wall: until === null ? '' : wallClock(until, timeZone),
  }
  const change = (part: Typed) => setTyped({ ...typed, ...part })
  const isChanged = Object.keys(typed).length > 0
  return { fields: { ...stands, ...typed }, isChanged, change, reset: () => setTyped({}) }
}

/** The fee as typed, or what is wrong with it; null for none. */
function read(
  { amount, wall }: Required<Typed>,
  { currency, timeZone }: PanelProps['managed'],
): { readonly fee: Parameters<typeof setEntryFee>[0]['fee'] } | { readonly problems: Problems } {
  if (amount.trim() === '') return { fee: null }
  const minor = minorOf(amount, currency.digits)
  if (minor === undefined || minor === 0) return { problems: { amount: t.enterAnAmount } }
  const refundUntil = wall === '' ? null : instantOf(wall, timeZone)
  if (refundUntil === undefined) return { problems: { refundUntil: t.notATime } }
  return { fee: { amount: minor, currency: currency.id, refundUntil } }
}

/** What teams owe that enter from now on, as it is typed, and saving it; nothing typed is free entry. */
export function useEntryFee({ managed, onChanged }: PanelProps) {
  const { fields, isChanged, change, reset } = useTyped(managed)
  const [problems, setProblems] = useState<Problems>({})
  const { busy, change: send } = useManagedChange({ managed, onChanged })
  const typed = read(fields, managed)
  /** Answers whether it was saved. */
  const save = async (): Promise<boolean> => {
    if ('problems' in typed) {
      setProblems(typed.problems)
      return false
    }
    const asked = { tournamentId: managed.tournament.id, from: termsOf(managed.fee), ...typed }
    const refused = await send('fee', () => setEntryFee(asked))
    setProblems(problemsByPath(refused?.errors ?? [], 'fee.'))
    if (refused === undefined) reset()
    return refused === undefined
  }
  /** Undefined where what is typed is no fee. */
  const fee = 'fee' in typed ? typed.fee : undefined
  return { fields, isChanged, change, problems, fee, save, busy: busy === 'fee' }
}

export function EntryFeeForm(props: PanelProps) {
  const form = useEntryFee(props)
  const save = async (element: HTMLFormElement) => {
    if (!(await form.save())) focusFirst(element)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(event.currentTarget)
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <EntryFeeFields form={form} currency={props.managed.currency.id} />
      <div>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t.saveTheEntryFee}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = { readonly form: ReturnType<typeof useEntryFee>; readonly currency: string }

export const EntryFeeFields = ({ form, currency }: FieldsProps) => (
  <>
    <p className="pv-small">{t.whatAnEntryFeeIs}</p>
    <TextField
      label={t.entryFeeIn({ currency })}
      help={t.emptyForFreeEntry}
      inputMode="decimal"
      maxLength={16}
      value={form.fields.amount}
      error={form.problems['amount']}
      onChange={({ target }) => form.change({ amount: target.value })}
    />
    {form.fields.amount !== '' && (
      <TextField
        label={t.refundUntil}
        type="datetime-local"
        help={t.whatRefundUntilMeans}
        value={form.fields.wall}
        error={form.problems['refundUntil']}
        onChange={({ target }) => form.change({ wall: target.value })}
      />
    )}
  </>
)
