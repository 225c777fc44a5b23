import type { Equipment } from '@pavilion/contract/grounds/ground-facts.ts'
import type { NewEquipment } from '@pavilion/contract/grounds/own-ground-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { saveEquipment } from './manage-calls.ts'
import styles from './manage.module.css'
import { minorOf, priceText } from '#shared/price-text.ts'
import { useForm } from '#shared/use-form.ts'
import { SaveRow } from './save-row.tsx'
import { FactsFirst } from './slots-panel.tsx'
import type { PartProps } from './use-save.ts'
import { useSave } from './use-save.ts'
import { randomId } from '#state/random-id.ts'

type Row = {
  readonly key: string
  readonly name: string
  readonly price: string
  readonly quantity: string
}

const rowsOf = (list: readonly Equipment[], digits: number): readonly Row[] =>
  list.map(({ id, name, price, quantity }) => ({
    key: id,
    name,
    price: priceText(price, digits),
    quantity: String(quantity),
  }))

/** Undefined when a row lacks its name, price or number. */
function equipmentsOf(rows: readonly Row[], digits: number): NewEquipment[] | undefined {
  const list = rows.flatMap(({ name, price: typed, quantity }) => {
    const price = minorOf(typed, digits)
    const isWhole = /^\d{1,4}$/.test(quantity.trim())
    return name.trim() === '' || price === undefined || !isWhole
      ? []
      : [{ name: name.trim(), price, quantity: Number(quantity) }]
  })
  return list.length === rows.length ? list : undefined
}

/** The equipment as it is typed. */
function useRows({ equipments, currency: { digits } }: PartProps['managed']) {
  const { typed, change, isChanged } = useForm(() => ({ rows: rowsOf(equipments, digits) }))
  const setRows = (rows: typeof typed.rows) => change({ rows })
  return { rows: typed.rows, setRows, isChanged }
}

/** The equipment that can be hired with every slot. */
export function EquipmentPanel(props: PartProps) {
  const { managed, onStale } = props
  const { digits, id } = managed.currency
  const { rows, setRows, isChanged } = useRows(managed)
  const saving = useSave(props, saveEquipment)
  const change = (key: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const equipments = equipmentsOf(rows, digits)
    if (equipments === undefined) return saving.refuse(t.eachItemNeedsAName)
    return void saving.save(equipments)
  }
  if (managed.facts === null) return <FactsFirst />
  const blank = () => ({ key: randomId(), name: '', price: '', quantity: '1' })
  return (
    <Panel level={2} title={t.equipment}>
      <form className={shared.form} onSubmit={submit} noValidate>
        <p className="pv-muted">{t.pricesAreInIdEach({ id })}</p>
        {rows.map((row) => (
          <ItemFields
            key={row.key}
            row={row}
            onChange={(part) => change(row.key, part)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
        <p>
          <Button
            variant="outline"
            size="small"
            icon="plus"
            onClick={() => setRows([...rows, blank()])}
          >
            {t.addEquipment}
          </Button>
        </p>
        <SaveRow saving={saving} isChanged={isChanged} onStale={onStale}>
          {t.saveEquipment}
        </SaveRow>
      </form>
    </Panel>
  )
}

type ItemFieldsProps = {
  readonly row: Row
  readonly onChange: (part: Partial<Row>) => void
  readonly onRemove: () => void
}

const ItemFields = ({ row, onChange, onRemove }: ItemFieldsProps) => (
  <fieldset className={styles.item}>
    <legend className="pv-hidden">{row.name}</legend>
    <TextField
      label={t.item}
      maxLength={80}
      value={row.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label={t.price}
      inputMode="decimal"
      value={row.price}
      onChange={({ target }) => onChange({ price: target.value })}
    />
    <TextField
      label={t.quantity}
      inputMode="numeric"
      value={row.quantity}
      onChange={({ target }) => onChange({ quantity: target.value })}
    />
    <IconButton icon="trash" label={t.removeName({ name: row.name })} onClick={onRemove} />
  </fieldset>
)
