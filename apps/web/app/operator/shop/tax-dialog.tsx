import type { Tax } from '@pavilion/contract/orders/tax-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { useCountries } from '#shared/use-countries.ts'
import * as t from '#texts/operator.ts'
import { rateOf } from './coupon-text.ts'
import { lineKinds, lineKindText } from './line-kind-text.ts'
import { removeTax, saveTax, type TaxText } from './shop-calls.ts'
import type { ShopDialogProps } from './shop-panel.tsx'
import { type Read, useShopForm } from './use-shop-form.ts'

const fieldsOf = (before: Tax | undefined) => ({
  countryId: before?.countryId ?? null,
  lineKind: before?.lineKind ?? ('booking' as const),
  name: before?.name ?? '',
  rate: before === undefined ? '' : String(before.rate / 100),
  inclusive: before?.inclusive ?? true,
})

type Fields = Omit<ReturnType<typeof fieldsOf>, 'lineKind'> & Pick<Tax, 'lineKind'>

function readFields({ countryId, rate: typed, ...fields }: Fields): Read<TaxText> {
  const rate = rateOf(typed)
  if (countryId === null) return { problems: { countryId: t.chooseCountry } }
  return rate === undefined
    ? { problems: { rate: t.enterPercentage } }
    : { words: { ...fields, countryId, rate } }
}

/** What is typed about a tax, and saving or removing it. */
function useTaxForm({ before, onChanged }: ShopDialogProps<Tax>) {
  const form = useShopForm({
    first: (): Fields => fieldsOf(before),
    read: readFields,
    send: saveTax,
    otherwise: 'name',
    onChanged,
  })
  const remove = ({ countryId, lineKind }: Tax) => form.act(() => removeTax(countryId, lineKind))
  return { ...form, remove }
}

/** Sets the tax of a country on what is bought, or changes or removes one. */
export function TaxDialog(props: ShopDialogProps<Tax>) {
  const { before, onClose } = props
  const form = useTaxForm(props)
  const { typed, change, busy, problems, onSubmit, remove } = form
  return (
    <Dialog open title={before === undefined ? t.newTax : t.editTax} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        {before === undefined && <Place form={form} />}
        <div className={shared.pair}>
          <TextField
            label={t.taxName}
            maxLength={60}
            value={typed.name}
            error={problems['name']}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={t.perCent}
            inputMode="decimal"
            maxLength={6}
            value={typed.rate}
            error={problems['rate']}
            onChange={({ target }) => change({ rate: target.value })}
          />
        </div>
        <Checkbox
          checked={typed.inclusive}
          onChange={({ target }) => change({ inclusive: target.checked })}
        >
          {t.pricesIncludeIt}
        </Checkbox>
        <Button type="submit" size="large" wide busy={busy}>
          {t.saveTax}
        </Button>
        {before !== undefined && (
          <Button variant="outline" busy={busy} onClick={() => remove(before)}>
            {t.removeTax}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

function Place({
  form: { typed, change, problems },
}: {
  readonly form: ReturnType<typeof useTaxForm>
}) {
  const countries = useCountries()
  return (
    <div className={shared.pair}>
      <Select
        label={t.country}
        choices={countries.map(({ id, name }) => ({ value: id, label: name, note: id }))}
        value={typed.countryId}
        error={problems['countryId']}
        onChange={(countryId) => change({ countryId })}
      />
      <PlainSelect
        label={t.taxOn}
        value={typed.lineKind}
        choices={lineKinds.map((value) => ({ value, label: lineKindText[value] }))}
        onChange={(lineKind) => change({ lineKind })}
      />
    </div>
  )
}
