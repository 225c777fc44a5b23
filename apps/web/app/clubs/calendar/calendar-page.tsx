import { Button } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Route } from './+types/calendar-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { type Calendar, type Entry, showCalendar } from './calendar-calls.ts'
import styles from './calendar.module.css'
import { EntryCard } from './entry-card.tsx'

const EntryDialog = lazy(() =>
  import('./entry-dialog.tsx').then((module) => ({ default: module.EntryDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.calendar,
    description: t.calendarOfClub,
    path: '/manage',
  })

/** What a club has planned, and who can come. */
export default function CalendarPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['club-calendar', organisationId],
    call: () => showCalendar(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(club) => (
        <OrganisationConsole
          organisation={club.organisation}
          isManager={club.isManager}
          current="calendar"
        >
          <Planned club={club} again={again} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

function Planned({ club, again }: { readonly club: Calendar; readonly again: () => void }) {
  const [edited, setEdited] = useState<Entry | 'new'>()
  const { organisation, entries } = club
  const plan = <Button onClick={() => setEdited('new')}>{t.plan}</Button>
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState level={2} title={t.nothingPlanned} action={plan}>
          {t.whatAnEntryIs}
        </EmptyState>
      ) : (
        <>
          <div className={shared.actions}>{plan}</div>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <EntryCard
                  organisationId={organisation.id}
                  entry={entry}
                  onEdit={() => setEdited(entry)}
                  again={again}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {edited !== undefined && (
          <EntryDialog
            club={club}
            entry={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
            onSaved={() => {
              setEdited(undefined)
              again()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
