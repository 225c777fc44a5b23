import { Button } from '@pavilion/kit/button.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { minorOf, priceText } from '#shared/price-text.ts'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { todayHere } from '#shared/today.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/fees.ts'
import { type Account, enterPayment } from './fee-calls.ts'

type FormProps = {
  readonly of: { readonly organisationId: string; readonly playerId: string }
  readonly account: Account
  readonly onEntered: (account: Account) => void
}

const methods = [
  { value: 'cash', label: t.cash },
  { value: 'transfer', label: t.transfer },
] as const

function usePayment({ of, account, onEntered }: FormProps) {
  const { digits } = account.currency
  const typed = account.balance > 0 ? priceText(account.balance, digits) : ''
  const {
    typed: fields,
    change,
    busy,
    problems,
    ...form
  } = useForm({ amount: typed, method: 'cash', note: '' })
  const [idempotencyKey, setKey] = useState(() => randomId())
  const send = async () => {
    const amount = minorOf(fields.amount, digits)
    if (amount === undefined || amount === 0) return { amount: t.enterAmount }
    const answer = await enterPayment({
      ...of,
      method: fields.method === 'transfer' ? 'transfer' : 'cash',
      amount,
      paidOn: todayHere(),
      note: fields.note,
      idempotencyKey,
    })
    return settle(answer, {
      otherwise: 'amount',
      onDone: (data) => {
        setKey(randomId())
        change({ amount: '', note: '' })
        onEntered(data)
      },
    })
  }
  const onSubmit = form.onSubmit(send)
  return { fields, change, busy, problems, onSubmit }
}

/** Enters what was paid in cash or by transfer. */
export function PaymentForm(props: FormProps) {
  const { fields, change, busy, problems, onSubmit } = usePayment(props)
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <div className={shared.pair}>
        <TextField
          label={t.amountIn({ currency: props.account.currency.id })}
          inputMode="decimal"
          maxLength={16}
          value={fields.amount}
          error={problems['amount']}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Select
          label={t.paidBy}
          choices={methods}
          value={fields.method}
          onChange={(method) => change({ method })}
        />
      </div>
      <TextField
        label={t.paymentNote}
        maxLength={100}
        value={fields.note}
        error={problems['note']}
        onChange={({ target }) => change({ note: target.value })}
      />
      <Button type="submit" busy={busy}>
        {t.enterPayment}
      </Button>
    </form>
  )
}
