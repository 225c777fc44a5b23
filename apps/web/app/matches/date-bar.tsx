import { classes } from '@pavilion/kit/classes.ts'
import { IconLink } from '@pavilion/kit/icon-button.tsx'
import { useServerDrawnText } from '@pavilion/kit/islands/server-drawn.tsx'
import { Link, useLocation } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { dayAfter, dayParts } from '#shared/dates.ts'
import { addressWith } from '#central/address-with.ts'
import * as t from '#texts/matches.ts'
import styles from './date-bar.module.css'

type DateBarProps = {
  /** The site's local date. */
  readonly today: string
  /** The selected day; undefined means all days. */
  readonly day: string | undefined
}

const before = 3
const days = 9

/** Nine days to choose from, scrolled to the selected one; the arrows move by a week. */
export function DateBar({ today, day }: DateBarProps) {
  const location = useLocation()
  const first = dayAfter(day ?? today, -before)
  const at = (chosen: string | undefined) => addressWith(location, { day: chosen })
  return (
    <nav className={classes('pv-page', styles.bar)} aria-label={t.days}>
      <IconLink icon="arrow-left" label={t.previousWeek} href={at(dayAfter(day ?? today, -7))} />
      <div className={styles.days}>
        <Link
          className={styles.day}
          to={at(undefined)}
          aria-current={day === undefined ? 'date' : undefined}
          preventScrollReset
        >
          <span>{t.allText}</span> <b>{t.daysText}</b>
        </Link>
        {Array.from({ length: days }, (_, index) => dayAfter(first, index)).map((one) => (
          <Day key={one} day={one} isToday={one === today} isChosen={one === day} to={at(one)} />
        ))}
      </div>
      <IconLink icon="arrow-right" label={t.nextWeek} href={at(dayAfter(day ?? today, 7))} />
    </nav>
  )
}

type DayProps = {
  readonly day: string
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly to: string
}

function Day({ day, isToday, isChosen, to }: DayProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const parts = () => dayParts(day, locale)
  const named = useServerDrawnText(`${day} ${isToday}`, () => (isToday ? t.today : parts().weekday))
  const month = useServerDrawnText(day, () => parts().month)
  return (
    <Link
      className={styles.day}
      to={to}
      aria-current={isChosen ? 'date' : undefined}
      preventScrollReset
    >
      <span {...named} /> <b>{Number(day.slice(8))}</b> <small {...month} />
    </Link>
  )
}
