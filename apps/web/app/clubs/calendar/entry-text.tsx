import { useShell } from '#layout/use-shell.ts'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/clubs.ts'
import type { AskedEntry } from './calendar-calls.ts'
import styles from './calendar.module.css'

type Planned = Pick<
  AskedEntry,
  | 'kind'
  | 'team'
  | 'opponent'
  | 'place'
  | 'note'
  | 'startsAt'
  | 'endsAt'
  | 'meetsAt'
  | 'timeZone'
  | 'formerStartsAt'
  | 'cancelledAt'
  | 'reason'
>

/** "1st XI v Gulberg", or what is trained. */
export function whatOf({ kind, team, opponent }: Planned): string {
  if (kind === 'match') return t.teamVersus({ team: team?.name ?? '', opponent })
  return team === null ? t.training : t.trainingOf({ team: team.name })
}

/** "Sat 4 July 2026, 13:00–19:30" at the place of the club. */
function timeOf({ startsAt, endsAt, timeZone }: Planned, locale: string): string {
  const at = { locale, timeZone }
  const [from, until] = [startsAt, endsAt].map((instant) =>
    longDay(dayAt(instant, timeZone), locale),
  )
  const end = `${from === until ? '' : `${until} `}${timeAt(endsAt, at)}`
  return `${from}, ${timeAt(startsAt, at)}–${end}`
}

/** "meet at 12:15", where a time is given. */
const meetingOf = ({ meetsAt, timeZone }: Planned, locale: string): string =>
  meetsAt === null ? '' : t.meetAtLine({ time: timeAt(meetsAt, { locale, timeZone }) })

/** What is planned, when and where, and what has become of it. */
export function EntryText({ entry }: { readonly entry: Planned }) {
  const { place, note, timeZone, formerStartsAt, cancelledAt, reason } = entry
  const locale = useShell()?.site.locale ?? 'en'
  const former =
    formerStartsAt === null
      ? undefined
      : `${longDay(dayAt(formerStartsAt, timeZone), locale)}, ${timeAt(formerStartsAt, { locale, timeZone })}`
  return (
    <div className={styles.text}>
      <b className={cancelledAt === null ? undefined : styles.off}>{whatOf(entry)}</b>
      <span>
        {[timeOf(entry, locale), meetingOf(entry, locale), place].filter(Boolean).join(', ')}
      </span>
      {former !== undefined && cancelledAt === null && (
        <span className={styles.change}>{t.movedFrom({ time: former })}</span>
      )}
      {cancelledAt !== null && (
        <span className={styles.change}>
          {reason === '' ? t.calledOff : t.calledOffBecause({ reason })}
        </span>
      )}
      {note !== '' && <span className="pv-small pv-muted">{note}</span>}
    </div>
  )
}
