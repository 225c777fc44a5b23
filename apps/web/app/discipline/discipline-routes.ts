import { route } from '@react-router/dev/routes'

/** Pages of those who report players, and of those who decide. */
export const disciplineRoutes = [
  route('manage/tournaments/:tournamentId/discipline', 'discipline/discipline-page.tsx'),
  route('my-cricket/matches/:matchId/report', 'discipline/report-page.tsx'),
]
