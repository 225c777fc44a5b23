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
