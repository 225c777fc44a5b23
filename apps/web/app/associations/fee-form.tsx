import { Button } from '@pavilion/kit/button.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { shortMoney } from '#shared/money.ts'
import { minorOf } from '#shared/price-text.ts'
import { useForm } from '#shared/use-form.ts'
import { serverNow } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/associations.ts'
import { type Fee, type Fees, saveFee } from './affiliation-fee-calls.ts'
import styles from './associations.module.css'

type FormProps = {
  readonly organisationId: string
  readonly fees: Fees
  readonly onSaved: () => void
}

const EVERY = 'every'

const kinds = [
  { value: EVERY, kind: null, label: t.everyKind },
  { value: 'club', kind: 'club', label: t.clubs },
  { value: 'academy', kind: 'academy', label: t.academies },
  { value: 'association', kind: 'association', label: t.associations },
] as const

const kindOf = (value: string) => kinds.find((one) => one.value === value)?.kind ?? null
const labelOf = (kind: Fee['kind']) => kinds.find((one) => one.kind === kind)?.label ?? t.everyKind

/** What an association asks for, by season and kind, and asking for more. */
export function FeeForm(props: FormProps) {
  const { typed, change, field, busy, onSubmit } = useFeeForm(props)
  return (
    <>
      <FeeList {...props} />
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <p className="pv-small pv-muted">{t.feeHelp}</p>
        <div className={shared.pair}>
          <TextField label={t.season} maxLength={7} {...field('season')} />
          <Select
            label={t.feeOf}
            choices={kinds.map(({ value, label }) => ({ value, label }))}
            value={typed.kind}
            onChange={(kind) => change({ kind })}
          />
        </div>
        <TextField
          label={t.feeAmountIn({ currency: props.fees.currency.id })}
          inputMode="decimal"
          maxLength={16}
          {...field('amount')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t.saveFee}
          </Button>
        </div>
      </form>
    </>
  )
}

type Typed = { readonly season: string; readonly kind: string; readonly amount: string }

function useFeeForm({ organisationId, fees, onSaved }: FormProps) {
  const { typed, change, field, busy, onSubmit } = useForm<Typed>(() => ({
    season: String(new Date(serverNow()).getUTCFullYear()),
    kind: EVERY,
    amount: '',
  }))
  const send = async () => {
    const amount = minorOf(typed.amount, fees.currency.digits)
    if (amount === undefined || amount === 0) return { amount: t.enterFee }
    const { season } = typed
    const answer = await saveFee({ organisationId, season, kind: kindOf(typed.kind), amount })
    const onDone = () => {
      change({ amount: '' })
      onSaved()
    }
    return settle(answer, { otherwise: 'amount', onDone })
  }
  return { typed, change, field, busy, onSubmit: onSubmit(send) }
}

function FeeList({ organisationId, fees, onSaved }: FormProps) {
  const remove = async ({ season, kind }: Fee) => {
    const answer = await saveFee({ organisationId, season, kind, amount: null })
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onSaved()
  }
  return (
    <ul className={shared.rows}>
      {fees.fees.map((fee) => {
        const of = { season: fee.season, kind: labelOf(fee.kind) }
        return (
          <li key={`${fee.season} ${fee.kind}`}>
            <span className={styles.text}>{t.feeLine(of)}</span>
            <b>{shortMoney(fee.amount, fees.currency)}</b>
            <Button
              size="small"
              variant="quiet"
              aria-label={t.removeFeeOf(of)}
              onClick={() => void remove(fee)}
            >
              {t.removeFee}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
