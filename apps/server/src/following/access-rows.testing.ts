import { own, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'

const aTeam = ({ teamId: thingId }: Things) => ({ kind: 'team' as const, thingId })

export const following: RowsOf<'following'> = {
  list: own('it lists what the caller follows', () => undefined),
  show: own('it finds what the caller follows', aTeam),
  follow: own('any account may follow what the site shows', aTeam),
  unfollow: own('it reaches what the caller follows', aTeam),
}
