import { Button } from '@pavilion/kit/button.tsx'
import * as t from '#texts/clubs.ts'
import { dutyNames } from '../duty-names.ts'
import type { AskedEntry } from './calendar-calls.ts'
import styles from './calendar.module.css'

type DutyListProps = {
  readonly duties: AskedEntry['duties']
  readonly onTake: (dutyId: string, takes: boolean) => void
}

/** The jobs of a match: a player takes one with a tap, and gives it back with another. */
export function DutyList({ duties, onTake }: DutyListProps) {
  if (duties.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t.jobs}>
      {duties.map(({ id, kind, by, isYours }) => (
        <li key={id}>
          <b>{dutyNames[kind]}</b>
          {by !== null && !isYours ? (
            <span>{by}</span>
          ) : (
            <Button
              size="small"
              variant={isYours ? 'primary' : 'outline'}
              aria-pressed={isYours}
              onClick={() => onTake(id, !isYours)}
            >
              {isYours ? t.iDoIt : t.iTakeIt}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
