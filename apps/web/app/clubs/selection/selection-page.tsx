import { chipClasses } from '@pavilion/kit/chip.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/selection-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { longDay } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { SelectionBoard } from './selection-board.tsx'
import { type Board, showSelection } from './selection-calls.ts'
import styles from './selection.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.selection,
    description: t.selectionOfClub,
    path: '/manage',
  })

/** Who plays on a day: all elevens of a club on one screen. */
export default function SelectionPage({ params: { organisationId } }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const day = parameters.get('day')
  const { answer, again } = useQueryAnswer({
    key: ['club-selection', organisationId, day],
    call: () => showSelection(organisationId, day),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(board) => (
        <OrganisationConsole
          organisation={board.organisation}
          isManager={board.isManager}
          current="selection"
        >
          {board.matches.length === 0 ? (
            <Nothing board={board} />
          ) : (
            <>
              <Days board={board} />
              <SelectionBoard key={board.day} first={board} />
            </>
          )}
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

function Nothing({ board: { organisation } }: { readonly board: Board }) {
  return (
    <EmptyState
      level={2}
      title={t.noMatchesPlanned}
      action={
        <Link
          className={buttonClasses({})}
          to={`/manage/organisations/${organisation.id}/calendar`}
        >
          {t.toCalendar}
        </Link>
      }
    >
      {t.whatSelectionIs}
    </EmptyState>
  )
}

function Days({ board: { days, day: shown } }: { readonly board: Board }) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <nav className={styles.days} aria-label={t.days}>
      {days.map(({ day, matches, published }) => (
        <Link
          key={day}
          className={chipClasses(day === shown)}
          to={`?day=${day}`}
          aria-current={day === shown ? 'page' : undefined}
          preventScrollReset
        >
          {t.dayLine({ day: longDay(day, locale), published, matches })}
        </Link>
      ))}
    </nav>
  )
}
