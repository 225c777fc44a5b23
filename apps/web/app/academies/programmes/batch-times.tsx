import type { BatchTime } from '@pavilion/contract/academies/programme-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { FieldError } from '@pavilion/kit/field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/academies.ts'
import styles from './plan.module.css'
import { weekdayText } from './programme-text.ts'

type BatchTimesProps = {
  readonly times: readonly BatchTime[]
  readonly error: string | undefined
  readonly onChange: (times: BatchTime[]) => void
}

const MOST = 14
const WEEK = 7

/** When a batch trains, a row a time. */
export function BatchTimes({ times, error, onChange }: BatchTimesProps) {
  const change = (at: number, part: Partial<BatchTime>) =>
    onChange(times.map((time, index) => (index === at ? { ...time, ...part } : time)))
  const add = () => {
    const last = times.at(-1) ?? { weekday: 0, starts: '17:00', minutes: 90 }
    onChange([...times, { ...last, weekday: (last.weekday % WEEK) + 1 }])
  }
  return (
    <fieldset className={shared.form}>
      <legend className="pv-hidden">{t.times}</legend>
      {times.map((time, at) => (
        <Row
          // Rows have no name but their place.
          // eslint-disable-next-line react/no-array-index-key
          key={at}
          time={time}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(times.toSpliced(at, 1))}
        />
      ))}
      {error !== undefined && <FieldError>{error}</FieldError>}
      {times.length < MOST && (
        <div>
          <Button size="small" variant="outline" onClick={add}>
            {t.addTime}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type RowProps = {
  readonly time: BatchTime
  readonly onChange: (part: Partial<BatchTime>) => void
  readonly onRemove: () => void
}

function Row({ time, onChange, onRemove }: RowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const days = Array.from({ length: WEEK }, (_, at) => ({
    value: String(at + 1),
    label: weekdayText(at + 1, locale),
  }))
  return (
    <div className={styles.time}>
      <PlainSelect
        label={t.weekday}
        value={String(time.weekday)}
        choices={days}
        onChange={(weekday) => onChange({ weekday: Number(weekday) })}
      />
      <TextField
        label={t.begins}
        type="time"
        value={time.starts}
        onChange={({ target }) => onChange({ starts: target.value })}
      />
      <TextField
        label={t.minutes}
        type="number"
        min={10}
        max={720}
        step={5}
        value={String(time.minutes)}
        onChange={({ target }) => onChange({ minutes: Number(target.value) })}
      />
      <Button
        variant="quiet"
        aria-label={t.removeTime({ day: weekdayText(time.weekday, locale), time: time.starts })}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </div>
  )
}
