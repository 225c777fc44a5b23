import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/own-calendar-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/calendars.ts'
import { AddressPanel } from './address-panel.tsx'
import { Agenda } from './agenda.tsx'
import styles from './calendars.module.css'
import { showOwnCalendar } from './own-calendar-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myCalendar,
    description: t.whatMyCalendarIs,
    path: '/my-cricket/calendar',
  })

/** Everything that the account and its children go to, and the address for calendar programs. */
export default function OwnCalendarPage() {
  const { answer, again } = useQueryAnswer({
    key: ['own-calendar'],
    call: showOwnCalendar,
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {({ events, address }) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.headText}>
            <Link className="pv-link pv-small" to="/my-cricket">
              {t.myCricket}
            </Link>
            <h1 className="pv-title">{t.myCalendar}</h1>
            <p className="pv-muted">{t.whatMyCalendarIs}</p>
          </header>
          <div className={styles.columns}>
            {events.length === 0 ? (
              <EmptyState level={2} title={t.nothingToCome}>
                {t.whenThereIs}
              </EmptyState>
            ) : (
              <Agenda events={events} />
            )}
            <AddressPanel first={address} />
          </div>
        </div>
      )}
    </ConsoleFrame>
  )
}
