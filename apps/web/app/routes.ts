import { index, layout, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'
import { accountRoutes } from './accounts/account-routes.ts'
import { bookingRoutes } from './bookings/booking-routes.ts'
import { editorRoutes } from './editor/editor-routes.ts'
import { marketingRoutes, ownLayoutRoutes } from './marketing/marketing-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { payRoutes } from './pay/pay-routes.ts'
import { feedRoutes, readingRoutes } from './reading/reading-routes.ts'
import { planRoutes, shopRoutes } from './shop/shop-routes.ts'

/** All routes of the site. */
export default [
  layout('layout/site-layout.tsx', [
    index('home/home-page.tsx'),
    ...marketingRoutes,
    ...readingRoutes,
    ...prefix('match-central', [
      index('match-central/to-overview.ts'),
      route('overview', 'match-central/overview-page.tsx'),
      route('matches', 'match-central/matches-page.tsx'),
      route('tournaments', 'match-central/tournaments-page.tsx'),
      route('teams', 'match-central/teams-page.tsx'),
      route('players', 'match-central/players-page.tsx'),
      route('officials', 'match-central/officials-page.tsx'),
      route('grounds', 'match-central/grounds-page.tsx'),
      route(
        'tournaments/tournament-details/:tournamentId?/:slug?',
        'match-central/tournament-page.tsx',
      ),
      route('teams/:teamId/:slug?', 'match-central/team-page.tsx'),
      route('players/:playerId/:slug?', 'match-central/player-page.tsx'),
      route('officials/:officialId/:slug?', 'match-central/official-page.tsx'),
      route('grounds/:groundId/:slug?', 'match-central/ground-page.tsx', [
        index('bookings/offer-page.tsx'),
      ]),
      route('matches/:matchId/:slug?', 'matches/match-page.tsx', [
        index('matches/match-live-page.tsx'),
        route('scorecard', 'matches/match-scorecard-page.tsx'),
        route('charts', 'matches/match-charts-page.tsx'),
        route('line-ups', 'matches/match-line-ups-page.tsx'),
        route('table', 'matches/match-table-page.tsx'),
      ]),
      ...['clubs', 'academy', 'association'].flatMap((list) => [
        route(list, 'match-central/organisations-page.tsx', { id: list }),
        route(`${list}/:organisationId/:slug?`, 'match-central/organisation-page.tsx', {
          id: `one of ${list}`,
        }),
      ]),
    ]),
    route('clubs', 'match-central/clubs-page.tsx', { id: 'all clubs' }),
    ...accountRoutes,
    ...payRoutes,
    ...shopRoutes,
    layout('accounts/protected-layout.tsx', { id: 'desk' }, [
      ...bookingRoutes,
      ...planRoutes,
      ...operatorRoutes,
      ...editorRoutes,
    ]),
    route('too-many-requests', 'layout/too-many-page.tsx'),
    route('*', 'layout/not-found-page.tsx'),
  ]),
  ...ownLayoutRoutes,
  route('favicon.svg', 'layout/icon-route.ts'),
  route('qr.svg', 'layout/qr-route.ts'),
  ...feedRoutes,
] satisfies RouteConfig
