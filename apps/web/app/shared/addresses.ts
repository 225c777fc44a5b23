type Named = { readonly id: string; readonly slug: string }

const address =
  (list: string) =>
  ({ id, slug }: Named): string =>
    `/match-central/${list}/${id}/${slug}`

export const matchAddress = address('matches')
export const tournamentAddress = address('tournaments/tournament-details')
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

/** In the list of its kind; who owns grounds stands among the clubs. */
export const organisationAddress = (
  organisation: Named & { readonly kind: keyof typeof organisationLists },
): string => address(organisationLists[organisation.kind])(organisation)

const shelves = { blog: '/blogs', news: '/news', legend: '/legends', page: '/pages' } as const

/** A post stands by its slug alone: it has no other readable part. */
export const postAddress = ({
  kind,
  slug,
}: {
  readonly kind: keyof typeof shelves
  readonly slug: string
}): string => `${shelves[kind]}/${slug}`
