import { route } from '@react-router/dev/routes'

const club = 'manage/organisations/:organisationId'

/** Pages of those who run the teams of a club, and of those who play for one. */
export const clubRoutes = [
  route(`${club}/teams`, 'clubs/teams-console-page.tsx'),
  route(`${club}/teams/:teamId`, 'clubs/squad-page.tsx'),
  route(`${club}/players`, 'clubs/players-console-page.tsx'),
  route(`${club}/calendar`, 'clubs/calendar/calendar-page.tsx'),
  route(`${club}/selection`, 'clubs/selection/selection-page.tsx'),
  route(`${club}/messages`, 'clubs/messages/messages-page.tsx'),
  route('my-cricket/guest', 'clubs/guests/guest-page.tsx'),
  route('my-cricket/messages', 'clubs/messages/received-page.tsx'),
  route('my-cricket', 'clubs/calendar/my-cricket-page.tsx'),
]
