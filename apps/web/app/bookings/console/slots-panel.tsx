import { Button } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import type { SubmitEvent } from 'react'
import { saveSlots } from './manage-calls.ts'
import styles from './manage.module.css'
import { SaveRow } from './save-row.tsx'
import { SlotFields } from './slot-fields.tsx'
import { onEveryDay, rowAfter, rowsOf, slotsOf, weekdays } from './slots-draft.ts'
import type { SlotRow } from './slots-draft.ts'
import { useDraftOf } from './use-draft-of.ts'
import type { PartProps } from './use-save.ts'
import { useSave } from './use-save.ts'

/** The weekly slots of a ground and their prices. */
export function SlotsPanel(props: PartProps) {
  const { desk, onStale } = props
  const { digits, id } = desk.currency
  const { draft: rows, setDraft: setRows, isChanged } = useDraftOf(() => rowsOf(desk.slots, digits))
  const saving = useSave(props, saveSlots)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const slots = slotsOf(rows, digits)
    if (typeof slots === 'string') return saving.refuse(slots)
    return void saving.save(slots)
  }
  if (desk.facts === null) return <FactsFirst />
  return (
    <form className={styles.parts} onSubmit={submit} noValidate>
      <p className="pv-muted">
        Times are those of the clock at the ground, {desk.ground.timeZone.replaceAll('_', ' ')};
        prices are in {id}, for a slot. An end at or before the beginning is on the next day.
        Bookings that were made stand at the price they were made for.
      </p>
      <div className={styles.week}>
        {weekdays.map((name, at) => (
          <Day
            key={name}
            name={name}
            rows={rows.filter(({ weekday }) => weekday === at + 1)}
            onChange={(changed) => setRows(rows.map((row) => changed(row)))}
            onAdd={() => setRows([...rows, rowAfter(rows, at + 1)])}
            onRemove={(key) => setRows(rows.filter((row) => row.key !== key))}
            onEveryDay={() => setRows(onEveryDay(rows, at + 1))}
          />
        ))}
      </div>
      <SaveRow saving={saving} isChanged={isChanged} onStale={onStale}>
        Save hours and prices
      </SaveRow>
    </form>
  )
}

/** Shown until the ground's facts are entered. */
export const FactsFirst = () => (
  <EmptyState title="Facts first">
    Save what the ground is and on what terms it is hired: then come its hours, prices and photos.
  </EmptyState>
)

type DayProps = {
  readonly name: string
  readonly rows: readonly SlotRow[]
  readonly onChange: (changed: (row: SlotRow) => SlotRow) => void
  readonly onAdd: () => void
  readonly onRemove: (key: string) => void
  readonly onEveryDay: () => void
}

function Day({ name, rows, onChange, onAdd, onRemove, onEveryDay: copy }: DayProps) {
  return (
    <Panel level={2} title={name} note={rows.length === 0 ? 'Closed' : undefined}>
      <div className={styles.form}>
        {rows.map((row) => (
          <SlotFields
            key={row.key}
            day={name}
            row={row}
            onChange={(part) =>
              onChange((one) => (one.key === row.key ? { ...one, ...part } : one))
            }
            onRemove={() => onRemove(row.key)}
          />
        ))}
        <p className={styles.actions}>
          <Button
            variant="outline"
            size="small"
            icon="plus"
            aria-label={`Add a slot on ${name}`}
            onClick={onAdd}
          >
            Add a slot
          </Button>
          {rows.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`The slots of ${name} on every day`}
              onClick={copy}
            >
              Same on every day
            </Button>
          )}
        </p>
      </div>
    </Panel>
  )
}
