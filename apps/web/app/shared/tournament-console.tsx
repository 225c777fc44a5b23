import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { yourTournaments } from '#texts/tournaments.ts'
import shared from './console.module.css'
import { TournamentConsoleTabs, type TournamentPart } from './tournament-console-tabs.tsx'

type TournamentConsoleProps = {
  readonly tournament: { readonly id: string; readonly name: string }
  readonly current: TournamentPart
  readonly children: ReactNode
}

/** A page of a tournament's console: its name, the tabs, and what the page is about. */
export function TournamentConsole({ tournament, current, children }: TournamentConsoleProps) {
  return (
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.headText}>
        <Link className="pv-link pv-small" to="/manage/tournaments">
          {yourTournaments}
        </Link>
        <h1 className="pv-title">{tournament.name}</h1>
      </header>
      <TournamentConsoleTabs tournamentId={tournament.id} current={current} />
      {children}
    </div>
  )
}
