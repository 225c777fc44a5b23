import type { SlotKind } from '@pavilion/contract/grounds/ground-facts.ts'
import { Field } from '@pavilion/kit/field.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/bookings.ts'
import styles from './manage.module.css'
import type { SlotRow } from './slots-draft.ts'

const kinds: Readonly<Record<SlotKind, string>> = {
  standard: t.standard,
  peak: t.peak,
  floodlight: t.floodlit,
}

const isKind = (text: string): text is SlotKind => Object.hasOwn(kinds, text)

type SlotFieldsProps = {
  readonly day: string
  readonly row: SlotRow
  readonly onChange: (part: Partial<SlotRow>) => void
  readonly onRemove: () => void
}

export function SlotFields({ day, row, onChange, onRemove }: SlotFieldsProps) {
  return (
    <fieldset className={styles.slot}>
      <legend className="pv-hidden">
        {t.dayStartsEnds({ day, starts: row.starts, ends: row.ends })}
      </legend>
      <TextField
        label={t.from}
        type="time"
        value={row.starts}
        onChange={({ target }) => onChange({ starts: target.value })}
      />
      <TextField
        label={t.to}
        type="time"
        value={row.ends}
        onChange={({ target }) => onChange({ ends: target.value })}
      />
      <Field label={t.kind}>
        {(control) => (
          <select
            {...control}
            value={row.kind}
            onChange={({ target }) => isKind(target.value) && onChange({ kind: target.value })}
          >
            {Object.entries(kinds).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={t.price}
        inputMode="decimal"
        value={row.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <IconButton
        icon="trash"
        label={t.removeDayStarts({ day, starts: row.starts })}
        onClick={onRemove}
      />
    </fieldset>
  )
}
