import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/fees.ts'
import type { Product } from './fee-calls.ts'
import { kindText } from './kind-text.ts'
import { type ProductDialogProps, useProductForm } from './use-product-form.ts'

const KINDS: readonly Product['kind'][] = ['match', 'subscription', 'training']

/** Adds a fee, or changes or ends one. */
export function ProductDialog(props: ProductDialogProps) {
  const { book, product, onClose } = props
  const form = useProductForm(props)
  const { typed, change, busy, problems, onSubmit } = form
  const { id: currency } = book.currency
  return (
    <Dialog open title={product === undefined ? t.newFee : t.editFee} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <Select
          label={t.kind}
          choices={KINDS.map((value) => ({ value, label: kindText[value] }))}
          value={typed.kind}
          onChange={(value) => change({ kind: KINDS.find((one) => one === value) ?? 'match' })}
        />
        <TextField
          label={t.feeName}
          maxLength={80}
          value={typed.name}
          error={problems['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Amounts form={form} currency={currency} />
        {typed.kind === 'subscription' && <OfSubscription form={form} currency={currency} />}
        <Button type="submit" size="large" wide busy={busy}>
          {product === undefined ? t.addFee : t.saveFee}
        </Button>
        {product !== undefined && (
          <Button variant="outline" busy={busy} onClick={form.end}>
            {t.endFee}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

type PartProps = {
  readonly form: ReturnType<typeof useProductForm>
  readonly currency: string
}

function Amounts({ form: { typed, change, problems }, currency }: PartProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.amountIn({ currency })}
        inputMode="decimal"
        maxLength={16}
        value={typed.amount}
        error={problems['amount']}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextField
        label={t.concessionIn({ currency })}
        help={t.concessionHelp}
        inputMode="decimal"
        maxLength={16}
        value={typed.concession}
        error={problems['concession']}
        onChange={({ target }) => change({ concession: target.value })}
      />
    </div>
  )
}

const MOST_PARTS = 12
const parts = Array.from({ length: MOST_PARTS }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? t.atOnce : t.inInstalments({ count: at + 1 }),
}))

function OfSubscription({ form: { typed, change, problems }, currency }: PartProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.familyIn({ currency })}
        help={t.familyHelp}
        inputMode="decimal"
        maxLength={16}
        value={typed.family}
        error={problems['family']}
        onChange={({ target }) => change({ family: target.value })}
      />
      <Select
        label={t.howPaid}
        choices={parts}
        value={typed.instalments}
        onChange={(instalments) => change({ instalments })}
      />
    </div>
  )
}
