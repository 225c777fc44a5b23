import { Button } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import type { SubmitEvent } from 'react'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { saveSlots } from './manage-calls.ts'
import styles from './manage.module.css'
import { useForm } from '#shared/use-form.ts'
import { SaveRow } from './save-row.tsx'
import { SlotFields } from './slot-fields.tsx'
import { onEveryDay, rowAfter, rowsOf, slotsOf, weekdays } from './slots-draft.ts'
import type { SlotRow } from './slots-draft.ts'
import type { PartProps } from './use-save.ts'
import { useSave } from './use-save.ts'

/** The weekly slots of a ground and their prices. */
export function SlotsPanel(props: PartProps) {
  const { managed, onStale } = props
  const { digits, id } = managed.currency
  const { typed, change, isChanged } = useForm(() => ({ rows: rowsOf(managed.slots, digits) }))
  const { rows } = typed
  const setRows = (changed: typeof rows) => change({ rows: changed })
  const saving = useSave(props, saveSlots)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const slots = slotsOf(rows, digits)
    if (typeof slots === 'string') return saving.refuse(slots)
    return void saving.save(slots)
  }
  if (managed.facts === null) return <FactsFirst />
  return (
    <form className={styles.parts} onSubmit={submit} noValidate>
      <p className="pv-muted">
        {t.timesAreLocalTo({ timeZone: managed.ground.timeZone.replaceAll('_', ' '), id })}
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
        {t.saveHoursAndPrices}
      </SaveRow>
    </form>
  )
}

/** Shown until the ground's facts are entered. */
export const FactsFirst = () => (
  <EmptyState title={t.detailsComeFirst}>{t.saveTheGroundsDetails}</EmptyState>
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
    <Panel level={2} title={name} note={rows.length === 0 ? t.closed : undefined}>
      <div className={shared.form}>
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
        <p className={shared.actions}>
          <Button
            variant="outline"
            size="small"
            icon="plus"
            aria-label={t.addASlotOnName({ name })}
            onClick={onAdd}
          >
            {t.addASlot}
          </Button>
          {rows.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t.copyTheSlotsOfName({ name })}
              onClick={copy}
            >
              {t.copyToEveryDay}
            </Button>
          )}
        </p>
      </div>
    </Panel>
  )
}
