import { minorUnits } from '@pavilion/contract/money.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { shortMoney } from '#shared/money.ts'
import { minorOf, priceText } from '#shared/price-text.ts'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/operator.ts'
import styles from './operator.module.css'
import { type ConsoleOrder, refundOrder } from './refund-calls.ts'

type RefundFormProps = {
  readonly order: ConsoleOrder
  readonly onRefunded: (order: ConsoleOrder) => void
}

/** What is typed, and how it is sent. */
function useRefund({ order, onRefunded }: RefundFormProps) {
  const { id, currency, total, refunded } = order
  const left = minorUnits(total - refunded)
  const { typed, field, busy, onSubmit } = useForm({
    amount: priceText(left, currency.digits),
    reason: '',
  })
  const minor = minorOf(typed.amount, currency.digits) ?? minorUnits(0)
  const refund = async () => {
    if (minor < 1 || minor > left) {
      return { amount: t.writeAnAmount({ most: shortMoney(left, currency) }) }
    }
    const answer = await refundOrder(id, minorUnits(refunded + minor), typed.reason)
    if (!answer.ok) {
      const problem = answer.errors.find(({ path }) => path === 'reason')
      if (problem === undefined) toasts.add('error', answer.message)
      return { reason: problem?.message }
    }
    toasts.add('success', answer.data.message)
    onRefunded(answer.data.data)
    return undefined
  }
  return { field, busy, minor, onSubmit: onSubmit(refund) }
}

/** How much of what was paid goes back, and why; all that is left unless it is changed. */
export function RefundForm(props: RefundFormProps) {
  const { currency } = props.order
  const { field, busy, minor, onSubmit } = useRefund(props)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t.amountToRefund({ currency: currency.id })}
        inputMode="decimal"
        maxLength={20}
        {...field('amount')}
      />
      <TextArea label={t.reasonForTheLog} rows={2} maxLength={500} {...field('reason')} />
      <Button type="submit" variant="danger" busy={busy}>
        {t.refundAmount({ amount: shortMoney(minor, currency) })}
      </Button>
    </form>
  )
}
