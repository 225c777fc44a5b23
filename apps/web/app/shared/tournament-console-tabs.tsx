import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Link } from 'react-router'
import * as t from '#texts/tournaments.ts'

const tabs = [
  { id: 'details', label: t.details },
  { id: 'teams', label: t.teams },
  { id: 'squads', label: t.squads },
  { id: 'fixtures', label: t.fixtures },
  { id: 'rain-desk', label: t.rainDesk },
  { id: 'sponsors', label: t.sponsorsLabel },
  { id: 'officials', label: t.officials },
  { id: 'discipline', label: t.discipline },
] as const

export type TournamentPart = (typeof tabs)[number]['id']

type TournamentConsoleTabsProps = {
  readonly tournamentId: string
  readonly current: TournamentPart
}

const pages: readonly string[] = ['rain-desk', 'sponsors', 'officials', 'discipline']

const addressOf = (tournamentId: string, tab: string): string =>
  pages.includes(tab)
    ? `/manage/tournaments/${tournamentId}/${tab}`
    : `/manage/tournaments/${tournamentId}?tab=${tab}`

/** Leads through the parts of a tournament's console. */
export function TournamentConsoleTabs({ tournamentId, current }: TournamentConsoleTabsProps) {
  return (
    <LinkTabs label={t.partsOfTheConsole}>
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          className={linkTabClasses(id === current)}
          to={addressOf(tournamentId, id)}
          aria-current={id === current ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </LinkTabs>
  )
}
