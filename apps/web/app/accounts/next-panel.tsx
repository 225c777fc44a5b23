import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { own } from '#calls/calendars.ts'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, matchDay, timeAt } from '#shared/dates.ts'
import { Pending } from '#shared/pending.tsx'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/accounts.ts'
import styles from './own-page.module.css'

const mostShown = 3

const loadOwn = () => send(own)

/** The next matches, training and bookings of the account and its children. */
export function NextPanel() {
  const locale = useShell()?.site.locale ?? 'en'
  const { answer, again } = useQueryAnswer({
    key: ['own-calendar'],
    call: loadOwn,
    keep: false,
  })
  const events = answer?.ok
    ? answer.data.data.events.filter(({ state }) => state !== 'cancelled')
    : undefined
  const calendar = (
    <Link className={buttonClasses({ variant: 'quiet', size: 'small' })} to="/my-cricket/calendar">
      {t.myCalendar}
    </Link>
  )
  return (
    <Panel level={2} title={t.nextForYou} note={calendar}>
      <Pending answer={answer} again={again} height="120px" />
      {events?.length === 0 && <p className="pv-muted">{t.nothingPlannedForYou}</p>}
      <ul className={styles.sessions}>
        {events
          ?.slice(0, mostShown)
          .map(({ id, title, children, place, path, startsAt, timeZone }) => (
            <li key={id} className={styles.session}>
              <div>
                <Link className="pv-link" to={path}>
                  {title}
                </Link>
                <small>
                  {[
                    `${matchDay(dayAt(startsAt, timeZone), locale)}, ${timeAt(startsAt, { locale, timeZone })}`,
                    place,
                    children.join(', '),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
