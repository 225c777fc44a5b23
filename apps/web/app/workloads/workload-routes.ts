import { route } from '@react-router/dev/routes'

/** Pages about what young bowlers may bowl, and have bowled. */
export const workloadRoutes = [
  route('manage/organisations/:organisationId/bowling', 'workloads/bowlers-page.tsx'),
  route('manage/organisations/:organisationId/directive', 'workloads/directive-page.tsx'),
  route('manage/tournaments/:tournamentId/directive', 'workloads/tournament-directive-page.tsx'),
]
