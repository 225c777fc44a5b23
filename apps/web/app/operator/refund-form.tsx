import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { shortMoney } from '#shared/money.ts'
import { minorOf, priceText } from '#shared/price-text.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/operator.ts'
import styles from './operator.module.css'
import { type DeskOrder, refundOrder } from './refund-calls.ts'

type RefundFormProps = {
  readonly order: DeskOrder
  readonly onRefunded: (order: DeskOrder) => void
}

type Problems = { readonly amount?: string | undefined; readonly reason?: string | undefined }

/** What is typed, and how it is sent. */
function useRefund({ order, onRefunded }: RefundFormProps) {
  const { id, currency, total, refunded } = order
  const left = total - refunded
  const [amount, setAmount] = useState(priceText(left, currency.digits))
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const minor = minorOf(amount, currency.digits) ?? 0
  const refund = async () => {
    if (minor < 1 || minor > left) {
      return setProblems({ amount: t.writeAnAmount({ most: shortMoney(left, currency) }) })
    }
    setBusy(true)
    const answer = await refundOrder(id, refunded + minor, reason)
    setBusy(false)
    if (!answer.ok) {
      const problem = answer.errors.find(({ path }) => path === 'reason')
      if (problem === undefined) toasts.add('error', answer.message)
      return setProblems({ reason: problem?.message })
    }
    toasts.add('success', answer.data.message)
    return onRefunded(answer.data.data)
  }
  return { amount, setAmount, reason, setReason, problems, busy, minor, refund }
}

/** How much of what was paid goes back, and why; all that is left unless it is changed. */
export function RefundForm(props: RefundFormProps) {
  const { currency } = props.order
  const { amount, setAmount, reason, setReason, problems, busy, minor, refund } = useRefund(props)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void refund()
      }}
    >
      <TextField
        label={t.amountToRefund({ currency: currency.id })}
        inputMode="decimal"
        maxLength={20}
        value={amount}
        error={problems.amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextArea
        label={t.reasonForTheLog}
        rows={2}
        maxLength={500}
        value={reason}
        error={problems.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" variant="danger" busy={busy}>
        {t.refundAmount({ amount: shortMoney(minor, currency) })}
      </Button>
    </form>
  )
}
