import { prefix, route } from '@react-router/dev/routes'

/** Small pages for other sites to frame, one to lay over a video, and one to check an exported log with. */
export const embedRoutes = [
  ...prefix('embed', [
    route('matches/:matchId/line', 'embeds/line-route.tsx'),
    route('matches/:matchId/board', 'embeds/board-route.tsx'),
    route('tournaments/:tournamentId/fixtures', 'embeds/fixtures-route.tsx'),
    route('tournaments/:tournamentId/table', 'embeds/table-route.tsx'),
  ]),
  route('verify-log', 'embeds/verify/verify-route.tsx'),
  route('overlay/matches/:matchId', 'embeds/overlay-route.tsx'),
]
