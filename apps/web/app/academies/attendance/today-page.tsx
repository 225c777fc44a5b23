import { EmptyState } from '@pavilion/kit/states.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/today-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { dayAfter, dayAt, longDay } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { serverNow } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import { type AcademyDay, showDay } from './attendance-calls.ts'
import { SessionCard } from './session-card.tsx'
import { useAttendance } from './use-attendance.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.today, description: t.sessionsOfADay, path: '/manage' })

const todayHere = () =>
  dayAt(new Date(serverNow()).toISOString(), new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The sessions of a day, and who came. */
export default function TodayPage({ params: { organisationId } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const day = query.get('day') ?? todayHere()
  const { answer, again } = useQueryAnswer({
    key: ['academy-day', organisationId, day],
    call: () => showDay(organisationId, day),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(told) => (
        <OrganisationConsole
          organisation={told.organisation}
          isManager={told.isManager}
          current="today"
        >
          <Days day={told.day} />
          <Sessions key={told.organisation.id} told={told} again={again} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

function Days({ day }: { readonly day: string }) {
  const locale = useShell()?.site.locale ?? 'en'
  const look = buttonClasses({ size: 'small', variant: 'outline' })
  return (
    <div className={shared.head}>
      <h2 className="pv-title">{longDay(day, locale)}</h2>
      <nav className={shared.actions} aria-label={t.otherDays}>
        <Link className={look} to={`?day=${dayAfter(day, -1)}`} preventScrollReset>
          {t.dayBefore}
        </Link>
        <Link className={look} to="?" preventScrollReset>
          {t.today}
        </Link>
        <Link className={look} to={`?day=${dayAfter(day, 1)}`} preventScrollReset>
          {t.dayAfter}
        </Link>
      </nav>
    </div>
  )
}

type SessionsProps = { readonly told: AcademyDay; readonly again: () => void }

function Sessions({ told, again }: SessionsProps) {
  const attendance = useAttendance(told.organisation.id)
  const { waiting } = attendance
  return (
    <>
      <output className="pv-small pv-muted">
        {waiting === 0 ? t.allSent : t.marksWait({ waiting })}
      </output>
      {told.sessions.length === 0 ? (
        <EmptyState level={3} title={t.noSessions}>
          {t.whenSessionsAre}
        </EmptyState>
      ) : (
        told.sessions.map((session) => (
          <SessionCard
            key={`${session.batchId} ${session.starts}`}
            organisationId={told.organisation.id}
            session={session}
            attendance={attendance}
            again={again}
          />
        ))
      )}
    </>
  )
}
