import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import * as t from '#texts/organisations.ts'

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
    title: t.clubsText2,
    one: 'club',
    many: 'clubs',
    kinds: ['club', 'ground-owner'],
    about: t.cricketClubsWithTheirTeams,
  },
  {
    tab: '/match-central/academy',
    title: t.academies,
    one: 'academy',
    many: 'academies',
    kinds: ['academy'],
    about: t.cricketAcademiesWithTheirTeams,
  },
  {
    tab: '/match-central/association',
    title: t.associations,
    one: 'association',
    many: 'associations',
    kinds: ['association'],
    about: t.cricketAssociationsWithTheirTournaments,
  },
]

/** The list at an address; undefined when there is none. */
export const listAt = (pathname: string): OrganisationsList | undefined =>
  lists.find(({ tab }) => pathname === tab || pathname.startsWith(`${tab}/`))
