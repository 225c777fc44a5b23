import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'

type DayListProps = {
  readonly title: string
  /** What a day of the list is, for the field with which one is added. */
  readonly label: string
  readonly days: readonly string[]
  readonly onChange: (days: readonly string[]) => void
}

/** Days, one by one. */
export function DayList({ title, label, days, onChange }: DayListProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [day, setDay] = useState('')
  const add = () => {
    if (day !== '' && !days.includes(day)) onChange([...days, day].toSorted())
  }
  return (
    <fieldset className={styles.absences}>
      <legend>{title}</legend>
      {days.map((one) => {
        const said = { name: title, day: shortDay(one, locale) }
        return (
          <span key={one} className={shared.actions}>
            {said.day}
            <Button
              size="small"
              variant="quiet"
              aria-label={t.removeDay(said)}
              onClick={() => onChange(days.filter((other) => other !== one))}
            >
              {t.remove}
            </Button>
          </span>
        )
      })}
      <TextField
        label={label}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <div>
        <Button size="small" variant="outline" onClick={add}>
          {t.addTheDay}
        </Button>
      </div>
    </fieldset>
  )
}
