import { isRequiredPage } from '@pavilion/contract/cms/required-pages.ts'

type Named = { readonly id: string; readonly slug: string }

const address =
  (list: string) =>
  ({ id, slug }: Named): string =>
    `/match-central/${list}/${id}/${slug}`

export const matchAddress = address('matches')
export const tournamentAddress = address('tournaments/tournament-details')
/** Its results and decisions, for feed readers. */
export const feedAddress = ({ id }: Pick<Named, 'id'>): string =>
  `/match-central/tournaments/tournament-details/${id}/feed.xml`
export const teamAddress = address('teams')
export const playerAddress = address('players')
export const officialAddress = address('officials')
export const groundAddress = address('grounds')

const organisationLists = {
  club: 'clubs',
  'ground-owner': 'clubs',
  association: 'association',
  academy: 'academy',
} as const

/** The address in the list of its kind; ground owners are listed with the clubs. */
export const organisationAddress = (
  organisation: Named & { readonly kind: keyof typeof organisationLists },
): string => address(organisationLists[organisation.kind])(organisation)

const shelves = { blog: '/blogs', news: '/news', legend: '/legends', page: '/pages' } as const

/** Posts have no id in their address, just the slug. Standing pages are at the top level. */
export const postAddress = ({
  kind,
  slug,
}: {
  readonly kind: keyof typeof shelves
  readonly slug: string
}): string => (kind === 'page' && isRequiredPage(slug) ? `/${slug}` : `${shelves[kind]}/${slug}`)
