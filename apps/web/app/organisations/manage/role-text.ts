import type { Role } from './manage-calls.ts'
import * as t from '#texts/organisations.ts'

/** Every role of an organisation, and what it is for. */
export const roleText: Readonly<Record<Role, { readonly name: string; readonly about: string }>> = {
  owner: { name: t.owner, about: t.ownerMay },
  admin: { name: t.admin, about: t.adminMay },
  scorer: { name: t.scorer, about: t.scorerMay },
  umpire: { name: t.umpire, about: t.umpireMay },
  coach: { name: t.coach, about: t.coachMay },
  player: { name: t.player, about: t.playerMay },
  'ground-manager': { name: t.groundManager, about: t.groundManagerMay },
  'gate-staff': { name: t.gateStaff, about: t.gateStaffMay },
  'content-editor': { name: t.contentEditor, about: t.contentEditorMay },
}

export const rolesLine = (roles: readonly Role[]): string =>
  roles.map((role) => roleText[role].name).join(', ')

/** The console of an organisation, or one of its tabs. */
export const organisationConsole = (id: string, tab: 'details' | 'people' = 'details'): string =>
  tab === 'details' ? `/manage/organisations/${id}` : `/manage/organisations/${id}?tab=${tab}`
