import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/officials-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { TournamentConsoleTabs } from '#shared/tournament-console-tabs.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/appointments.ts'
import { yourTournaments } from '#texts/tournaments.ts'
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
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.headText}>
        <Link className="pv-link pv-small" to="/manage/tournaments">
          {yourTournaments}
        </Link>
        <h1 className="pv-title">{book.name}</h1>
      </header>
      <TournamentConsoleTabs tournamentId={tournamentId} current="officials" />
      <div className={styles.parts}>
        <MatchesPanel {...props} />
        <div className={styles.side}>
          <OfficialsPanel {...props} />
          <RulesPanel key={JSON.stringify(book.rules)} {...props} />
        </div>
      </div>
    </div>
  )
}
