import type { OrganisationKind, OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { OfficialRole } from '@pavilion/contract/people/official-calls.ts'
import * as t from '#texts/common.ts'

const genders = { male: 'men', female: 'women', mixed: 'mixed' } as const

/** "Men", "women" and so on. */
export const genderWord = (gender: keyof typeof genders): string => genders[gender]

const organisations: Readonly<Record<OrganisationKind, string>> = {
  club: t.club,
  association: t.association,
  academy: t.academy,
  'ground-owner': t.groundOwner,
}

export const organisationWord = (kind: OrganisationKind): string => organisations[kind]

const roles: Readonly<Record<OfficialRole, string>> = {
  umpire: t.umpire,
  'tv-umpire': t.thirdUmpire,
  'reserve-umpire': t.reserveUmpire,
  'match-referee': t.matchReferee,
  scorer: t.scorer,
}

export const roleWord = (role: OfficialRole): string => roles[role]

/** The role within a sentence: "scorer", "third umpire". */
export const roleInText = (role: OfficialRole): string =>
  roles[role].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

const memberRoles: Readonly<Record<OrganisationRole, string>> = {
  owner: t.owner,
  admin: t.admin,
  scorer: t.scorer,
  umpire: t.umpire,
  coach: t.coach,
  player: t.player,
  'ground-manager': t.groundManager,
  'gate-staff': t.gateStaff,
  'content-editor': t.contentEditor,
}

/** The role of a member of an organisation. */
export const memberRoleWord = (role: OrganisationRole): string => memberRoles[role]

export const memberRolesLine = (roles: readonly OrganisationRole[]): string =>
  roles.map(memberRoleWord).join(', ')
