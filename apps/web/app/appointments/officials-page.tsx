import { useState } from 'react'
import type { Route } from './+types/officials-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { TournamentConsole } from '#shared/tournament-console.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/appointments.ts'
import { type Book, showBook } from './appointment-calls.ts'
import styles from './appointments.module.css'
import { MatchesPanel } from './matches-panel.tsx'
import { OfficialsPanel } from './officials-panel.tsx'
import { RulesPanel } from './rules-panel.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.officials,
    description: t.whatOfficialsAre,
    path: `/manage/tournaments/${params.tournamentId}/officials`,
  })

/** Who officiates at the matches of a tournament: appointed by hand, or as proposed. */
export default function OfficialsPage({ params: { tournamentId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['appointment-book', tournamentId],
    call: () => showBook(tournamentId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(book) => <Page key={tournamentId} tournamentId={tournamentId} first={book} />}
    </ConsoleFrame>
  )
}

type PageProps = { readonly tournamentId: string; readonly first: Book }

function Page({ tournamentId, first }: PageProps) {
  const [book, setBook] = useState(first)
  const props = { tournamentId, book, onChanged: setBook }
  return (
    <TournamentConsole tournament={{ id: tournamentId, name: book.name }} current="officials">
      <div className={styles.parts}>
        <MatchesPanel {...props} />
        <div className={styles.side}>
          <OfficialsPanel {...props} />
          <RulesPanel key={JSON.stringify(book.rules)} {...props} />
        </div>
      </div>
    </TournamentConsole>
  )
}
