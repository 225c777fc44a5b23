import type { Role } from './manage-calls.ts'

/** Every role of an organisation, and what it is for. */
export const roleText: Readonly<Record<Role, { readonly name: string; readonly about: string }>> = {
  owner: { name: 'Owner', about: 'Everything, and who the other owners are' },
  admin: { name: 'Admin', about: 'Details, people, grounds, matches and content' },
  scorer: { name: 'Scorer', about: 'Scores its matches' },
  umpire: { name: 'Umpire', about: 'Stands in its matches' },
  coach: { name: 'Coach', about: 'Looks after its players' },
  player: { name: 'Player', about: 'Plays for its teams' },
  'ground-manager': { name: 'Ground manager', about: 'Bookings, hours and prices of its grounds' },
  'gate-staff': { name: 'Gate staff', about: 'Lets people in at its events' },
  'content-editor': { name: 'Content editor', about: 'Writes for its site' },
}

export const rolesLine = (roles: readonly Role[]): string =>
  roles.map((role) => roleText[role].name).join(', ')

/** The console of an organisation, or one of its tabs. */
export const organisationConsole = (id: string, tab: 'details' | 'people' = 'details'): string =>
  tab === 'details' ? `/manage/organisations/${id}` : `/manage/organisations/${id}?tab=${tab}`
