import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import type { OfficialRole } from '@pavilion/contract/people/official-calls.ts'

const genders = { male: 'men', female: 'women', mixed: 'mixed' } as const

/** "Men", "women" and so on. */
export const genderWord = (gender: keyof typeof genders): string => genders[gender]

const organisations: Readonly<Record<OrganisationKind, string>> = {
  club: 'Club',
  association: 'Association',
  academy: 'Academy',
  'ground-owner': 'Ground owner',
}

export const organisationWord = (kind: OrganisationKind): string => organisations[kind]

const roles: Readonly<Record<OfficialRole, string>> = {
  umpire: 'Umpire',
  'tv-umpire': 'TV umpire',
  'reserve-umpire': 'Reserve umpire',
  'match-referee': 'Match referee',
  scorer: 'Scorer',
}

export const roleWord = (role: OfficialRole): string => roles[role]

/** The role within a sentence: "scorer", "TV umpire". */
export const roleInText = (role: OfficialRole): string =>
  roles[role].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
