import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'

export type ClubTab =
  | 'details'
  | 'people'
  | 'programmes'
  | 'today'
  | 'teams'
  | 'players'
  | 'calendar'
  | 'selection'
  | 'messages'
  | 'fees'
  | 'affiliations'
  | 'register'
  | 'handbook'
  | 'report'

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
const ofAcademies = [
  { id: 'programmes', label: t.programmes },
  { id: 'today', label: t.today },
] as const
const ofTeams = [
  { id: 'teams', label: t.teams },
  { id: 'players', label: t.players },
  { id: 'calendar', label: t.calendar },
  { id: 'selection', label: t.selection },
  { id: 'messages', label: t.messages },
] as const

const ofKeepers = [{ id: 'fees', label: t.fees }] as const

const ofAffiliated = [
  { id: 'affiliations', label: t.affiliation },
  { id: 'register', label: t.register },
] as const

const ofAssociations = [
  { id: 'handbook', label: t.handbook },
  { id: 'report', label: t.report },
] as const

type ClubTabsProps = {
  readonly organisation: { readonly id: string; readonly kind: string }
  readonly current: ClubTab
  /** Coaches see the teams and their players only. */
  readonly isManager: boolean
}

/** Leads through the parts of an organisation's console. */
export function ClubTabs({ organisation: { id, kind }, current, isManager }: ClubTabsProps) {
  const hasPlayers = kind !== 'ground-owner'
  const tabs = [
    ...(isManager ? ofManagers : []),
    ...(kind === 'academy' ? ofAcademies : []),
    ...(hasPlayers ? ofTeams : []),
    ...(hasPlayers && isManager ? [...ofKeepers, ...ofAffiliated] : []),
    ...(kind === 'association' && isManager ? ofAssociations : []),
  ]
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
