import { route } from '@react-router/dev/routes'

/** Files for calendars, which may subscribe to their addresses. */
export const calendarRoutes = [
  ...['clubs', 'academy', 'association'].map((list) =>
    route(
      `match-central/${list}/:organisationId/calendar.ics`,
      'matches/calendar/organisation-route.ts',
      { id: `calendar of one of ${list}` },
    ),
  ),
  route('match-central/matches/:matchId/calendar.ics', 'matches/calendar/match-route.ts'),
  route('match-central/teams/:teamId/calendar.ics', 'matches/calendar/team-route.ts'),
  route(
    'match-central/tournaments/tournament-details/:tournamentId/calendar.ics',
    'matches/calendar/tournament-route.ts',
  ),
]
