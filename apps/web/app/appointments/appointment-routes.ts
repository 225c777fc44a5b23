import { route } from '@react-router/dev/routes'

/** Pages of those who appoint officials, and of officials. */
export const appointmentRoutes = [
  route('manage/tournaments/:tournamentId/officials', 'appointments/officials-page.tsx'),
  route('my-cricket/appointments', 'appointments/own-appointments-page.tsx'),
]
