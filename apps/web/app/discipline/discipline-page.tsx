import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Route } from './+types/discipline-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { TournamentConsole } from '#shared/tournament-console.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/discipline.ts'
import { CaseRow } from './case-row.tsx'
import { type Book, type BookProps, type Case, showBook } from './discipline-calls.ts'
import styles from './discipline.module.css'

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.discipline,
    description: t.whatDisciplineIs,
    path: `/manage/tournaments/${params.tournamentId}/discipline`,
  })

/** Who was reported in a tournament, and what was decided. */
export default function DisciplinePage({ params: { tournamentId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['discipline', tournamentId],
    call: () => showBook(tournamentId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(book) => <Page key={tournamentId} first={book} />}
    </ConsoleFrame>
  )
}

const isOpen = ({ state }: Case): boolean => state === 'reported' || state === 'charged'

function Page({ first }: { readonly first: Book }) {
  const [book, setBook] = useState(first)
  const { tournament, cases, matches } = book
  const props = { book, onChanged: setBook }
  const closed = cases.filter((one) => !isOpen(one))
  return (
    <TournamentConsole tournament={tournament} current="discipline">
      {cases.length === 0 ? (
        <EmptyState
          level={2}
          title={matches.length === 0 ? t.noMatchHasBegun : t.nothingReported}
          action={<ReportButton {...props} />}
        >
          {matches.length === 0 ? t.reportsFollowMatches : t.whoReports}
        </EmptyState>
      ) : (
        <>
          <Panel level={2} title={t.toDecide} note={<ReportButton {...props} />}>
            <Cases {...props} cases={cases.filter(isOpen)} />
          </Panel>
          {closed.length > 0 && (
            <Panel level={2} title={t.decided}>
              <Cases {...props} cases={closed} />
            </Panel>
          )}
        </>
      )}
    </TournamentConsole>
  )
}

function Cases({ cases, ...props }: BookProps & { readonly cases: readonly Case[] }) {
  if (cases.length === 0) return <p className="pv-small">{t.nothingToDecide}</p>
  return (
    <ul className={styles.cases}>
      {cases.map((one) => (
        <li key={one.id}>
          <CaseRow {...props} one={one} />
        </li>
      ))}
    </ul>
  )
}

/** None while there is no match to report somebody for. */
function ReportButton(props: BookProps) {
  const [open, setOpen] = useState(false)
  if (props.book.matches.length === 0) return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t.reportAPlayer}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
