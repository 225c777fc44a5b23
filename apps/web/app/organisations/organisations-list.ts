import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'

/** A list of organisations: which kinds it contains, and its name. */
export type OrganisationsList = {
  readonly tab: '/match-central/clubs' | '/match-central/academy' | '/match-central/association'
  readonly title: string
  readonly one: string
  readonly many: string
  readonly kinds: readonly OrganisationKind[]
  readonly about: string
}

export const LIST_SIZE = 30

const lists: readonly OrganisationsList[] = [
  {
    tab: '/match-central/clubs',
    title: 'Clubs',
    one: 'club',
    many: 'clubs',
    kinds: ['club', 'ground-owner'],
    about: 'Cricket clubs with their teams, grounds, fixtures and results.',
  },
  {
    tab: '/match-central/academy',
    title: 'Academies',
    one: 'academy',
    many: 'academies',
    kinds: ['academy'],
    about: 'Cricket academies with their teams, grounds and matches.',
  },
  {
    tab: '/match-central/association',
    title: 'Associations',
    one: 'association',
    many: 'associations',
    kinds: ['association'],
    about: 'Cricket associations with their tournaments and the clubs affiliated to them.',
  },
]

/** The list at an address; undefined when there is none. */
export const listAt = (pathname: string): OrganisationsList | undefined =>
  lists.find(({ tab }) => pathname === tab || pathname.startsWith(`${tab}/`))
