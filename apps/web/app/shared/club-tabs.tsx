import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'

export type ClubTab = 'details' | 'people' | 'teams' | 'players' | 'calendar' | 'selection'

/** The console of an organisation, opened at one of its parts. */
const consoleAddress = (organisationId: string, tab: ClubTab): string => {
  const home = `/manage/organisations/${organisationId}`
  if (tab === 'details') return home
  return tab === 'people' ? `${home}?tab=people` : `${home}/${tab}`
}

const ofManagers = [
  { id: 'details', label: t.details },
  { id: 'people', label: t.people },
] as const
const ofTeams = [
  { id: 'teams', label: t.teams },
  { id: 'players', label: t.players },
  { id: 'calendar', label: t.calendar },
  { id: 'selection', label: t.selection },
] as const

type ClubTabsProps = {
  readonly organisation: { readonly id: string; readonly kind: string }
  readonly current: ClubTab
  /** Coaches see the teams and their players only. */
  readonly isManager: boolean
}

/** Leads through the parts of an organisation's console. */
export function ClubTabs({ organisation: { id, kind }, current, isManager }: ClubTabsProps) {
  const tabs = [...(isManager ? ofManagers : []), ...(kind === 'ground-owner' ? [] : ofTeams)]
  return (
    <LinkTabs label={t.partsOfTheClub}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          className={linkTabClasses(tab.id === current)}
          to={consoleAddress(id, tab.id)}
          aria-current={tab.id === current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </LinkTabs>
  )
}
