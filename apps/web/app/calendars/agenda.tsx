import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, matchDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/calendars.ts'
import styles from './calendars.module.css'
import type { CalendarEvent } from './own-calendar-calls.ts'

const kinds: Readonly<Record<CalendarEvent['kind'], string>> = {
  match: t.match,
  training: t.training,
  session: t.session,
  officiating: t.officiating,
  booking: t.booking,
}

const SHOWN_FIRST = 20

/** The events, day by day, each at the time of its place; the later ones when asked for. */
export function Agenda({ events }: { readonly events: readonly CalendarEvent[] }) {
  const locale = useShell()?.site.locale ?? 'en'
  const [shown, setShown] = useState(SHOWN_FIRST)
  const days = Map.groupBy(events.slice(0, shown), ({ startsAt, timeZone }) =>
    dayAt(startsAt, timeZone),
  )
  return (
    <section className={styles.agenda} aria-label={t.events}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.heading}>
            <time dateTime={day}>{matchDay(day, locale)}</time>
          </h2>
          <ul>
            {ofDay.map((event) => (
              <li key={event.id} className={styles.event}>
                <Event event={event} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {events.length > shown && (
        <span>
          <Button variant="outline" onClick={() => setShown(events.length)}>
            {t.showLater({ count: events.length - shown })}
          </Button>
        </span>
      )}
    </section>
  )
}

type EventProps = { readonly event: CalendarEvent; readonly locale: string }

function Event({ event, locale }: EventProps) {
  const { kind, title, children, place, note, startsAt, endsAt, timeZone, state, path } = event
  const at = { locale, timeZone }
  const isOff = state === 'cancelled'
  return (
    <>
      <span className={styles.time}>
        <b>{timeAt(startsAt, at)}</b>
        <span className="pv-small pv-muted">{timeAt(endsAt, at)}</span>
      </span>
      <span className={styles.text}>
        <Link className={classes('pv-link', isOff && styles.off)} to={path}>
          {title}
        </Link>
        {place !== '' && <span className="pv-small pv-muted">{place}</span>}
        {note !== '' && <span className="pv-small">{note}</span>}
        <span className={styles.tags}>
          <Tag>{kinds[kind]}</Tag>
          {children.length > 0 && (
            <Tag tone="info">{t.forChildren({ names: children.join(', ') })}</Tag>
          )}
          {state === 'tentative' && <Tag tone="warning">{t.tentative}</Tag>}
          {isOff && <Tag tone="cherry">{t.cancelled}</Tag>}
        </span>
      </span>
    </>
  )
}
