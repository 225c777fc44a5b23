import { index, layout, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'
import { academyRoutes } from './academies/academy-routes.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { bookingRoutes } from './bookings/booking-routes.ts'
import { appointmentRoutes } from './appointments/appointment-routes.ts'
import { associationRoutes } from './associations/association-routes.ts'
import { disciplineRoutes } from './discipline/discipline-routes.ts'
import { embedRoutes } from './embeds/embed-routes.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { feeRoutes } from './fees/fee-routes.ts'
import { ownCalendarRoutes } from './calendars/own-calendar-routes.ts'
import { clubRoutes } from './clubs/club-routes.ts'
import { editorRoutes } from './cms/editor/editor-routes.ts'
import { marketingRoutes, ownLayoutRoutes } from './marketing/marketing-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { organisationRoutes } from './organisations/organisation-routes.ts'
import { payRoutes } from './orders/payment/pay-routes.ts'
import { feedRoutes, readingRoutes } from './cms/reading/reading-routes.ts'
import { newMatchRoutes, scoringRoutes } from './scoring/scoring-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { planRoutes, shopRoutes } from './orders/cart/shop-routes.ts'
import { calendarRoutes } from './matches/calendar/calendar-routes.ts'
import {
  bulletinRoutes,
  ownTournamentRoutes,
  tournamentFeedRoutes,
} from './tournaments/tournament-routes.ts'
import { workloadRoutes } from './workloads/workload-routes.ts'

/** All routes of the site. */
export default [
  layout('shell/site-layout.tsx', [
    index('home/home-page.tsx'),
    ...marketingRoutes,
    ...readingRoutes,
    ...bulletinRoutes,
    ...prefix('match-central', [
      index('central/to-overview.ts'),
      route('overview', 'central/overview-page.tsx'),
      route('matches', 'matches/matches-page.tsx'),
      route('tournaments', 'tournaments/tournaments-page.tsx'),
      route('teams', 'teams/teams-page.tsx'),
      route('players', 'people/players-page.tsx'),
      route('officials', 'people/officials-page.tsx'),
      route('grounds', 'grounds/grounds-page.tsx'),
      route(
        'tournaments/tournament-details/:tournamentId?/:slug?',
        'tournaments/tournament-page.tsx',
      ),
      route('teams/:teamId/:slug?', 'teams/team-page.tsx'),
      route('players/:playerId/:slug?', 'people/player-page.tsx'),
      route('officials/:officialId/:slug?', 'people/official-page.tsx'),
      route('grounds/:groundId/:slug?', 'grounds/ground-page.tsx', [
        index('bookings/offer-page.tsx'),
      ]),
      route('matches/:matchId/:slug?', 'matches/match-page.tsx', [
        index('matches/match-live-page.tsx'),
        route('scorecard', 'matches/match-scorecard-page.tsx'),
        route('commentary', 'matches/match-commentary-page.tsx'),
        route('charts', 'matches/match-charts-page.tsx'),
        route('line-ups', 'matches/match-line-ups-page.tsx'),
        route('table', 'matches/match-table-page.tsx'),
      ]),
      route('association/:organisationId/:slug/handbook', 'associations/handbook-page.tsx'),
      ...['clubs', 'academy', 'association'].flatMap((list) => [
        route(list, 'organisations/organisations-page.tsx', { id: list }),
        route(
          `${list}/:organisationId/:slug?`,
          'organisations/organisation-page.tsx',
          { id: `one of ${list}` },
          list === 'academy' ? [index('academies/programmes/offer-page.tsx')] : [],
        ),
      ]),
    ]),
    route('clubs', 'organisations/clubs-page.tsx', { id: 'all clubs' }),
    route('invitation', 'organisations/invitation-page.tsx'),
    route('tournament-invitation', 'tournaments/tournament-invitation-page.tsx'),
    route('club-claim', 'clubs/claim-page.tsx'),
    route('team-sheets/:entryId', 'clubs/selection/team-sheet-page.tsx'),
    route('report-card', 'academies/report-cards/report-card-page.tsx'),
    route('availability', 'clubs/calendar/availability-page.tsx'),
    route('appointment', 'appointments/appointment-link-page.tsx'),
    route('stop-emails', 'notifications/settings/stop-emails-page.tsx'),
    ...accountRoutes,
    ...payRoutes,
    ...shopRoutes,
    layout('accounts/protected-layout.tsx', { id: 'console' }, [
      ...bookingRoutes,
      ...organisationRoutes,
      ...clubRoutes,
      ...ownCalendarRoutes,
      ...appointmentRoutes,
      ...associationRoutes,
      ...academyRoutes,
      ...documentRoutes,
      ...feeRoutes,
      ...notificationRoutes,
      ...peopleRoutes,
      ...planRoutes,
      ...operatorRoutes,
      ...editorRoutes,
      ...newMatchRoutes,
      ...ownTournamentRoutes,
      ...workloadRoutes,
      ...disciplineRoutes,
    ]),
    route('too-many-requests', 'layout/too-many-page.tsx'),
    route('*', 'layout/not-found-page.tsx'),
  ]),
  ...ownLayoutRoutes,
  ...scoringRoutes,
  route('favicon.svg', 'layout/icon-route.ts'),
  route('qr.svg', 'layout/qr-route.ts'),
  ...feedRoutes,
  ...tournamentFeedRoutes,
  ...embedRoutes,
  ...calendarRoutes,
] satisfies RouteConfig
