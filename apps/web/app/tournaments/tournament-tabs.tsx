import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Link, useLocation } from 'react-router'
import { addressWith } from '#central/address-with.ts'
import * as t from '#texts/tournaments.ts'

const tabs = [
  { tab: 'overview', label: t.overview },
  { tab: 'table', label: t.table },
  { tab: 'fixtures', label: t.fixtures },
  { tab: 'results', label: t.results },
  { tab: 'teams', label: t.teams },
  { tab: 'leaders', label: t.leaders },
  { tab: 'grounds', label: t.grounds },
  { tab: 'news', label: t.news },
] as const

export type TournamentTab = (typeof tabs)[number]['tab']

/** The tab of the address; the overview when it names none or an unknown one. */
export const tournamentTabOf = (query: URLSearchParams): TournamentTab =>
  tabs.find(({ tab }) => tab === query.get('show'))?.tab ?? 'overview'

type TournamentTabsProps = {
  readonly current: TournamentTab
  /** Whether anything was written about it. */
  readonly hasNews: boolean
}

export function TournamentTabs({ current, hasNews }: TournamentTabsProps) {
  const location = useLocation()
  return (
    <LinkTabs label={t.tournamentSections}>
      {tabs
        .filter(({ tab }) => hasNews || tab !== 'news')
        .map(({ tab, label }) => (
          <Link
            key={tab}
            className={linkTabClasses(tab === current)}
            to={addressWith(location, {
              show: tab === 'overview' ? undefined : tab,
              scored: undefined,
            })}
            aria-current={tab === current ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
    </LinkTabs>
  )
}
