import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import type { Role } from './manage-calls.ts'
import * as t from '#texts/organisations.ts'

/** What each role is for. */
export const roleAbout: Readonly<Record<Role, string>> = {
  owner: t.ownerMay,
  admin: t.adminMay,
  scorer: t.scorerMay,
  umpire: t.umpireMay,
  coach: t.coachMay,
  player: t.playerMay,
  'ground-manager': t.groundManagerMay,
  'gate-staff': t.gateStaffMay,
  'content-editor': t.contentEditorMay,
}

/** What a coach has of the console: the teams, or the sessions of an academy. */
export const coachConsole = (id: string, kind: OrganisationKind): string =>
  `${organisationConsole(id)}/${kind === 'academy' ? 'today' : 'teams'}`

/** The console of an organisation, or one of its tabs. */
export const organisationConsole = (id: string, tab: 'details' | 'people' = 'details'): string =>
  tab === 'details' ? `/manage/organisations/${id}` : `/manage/organisations/${id}?tab=${tab}`
