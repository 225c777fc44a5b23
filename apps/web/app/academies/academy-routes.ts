import { route } from '@react-router/dev/routes'

const academy = 'manage/organisations/:organisationId'

/** Pages of those who train at an academy, run it or coach there. */
export const academyRoutes = [
  route('enrol/:batchId', 'academies/enrolment/enrol-page.tsx'),
  route('my-academy', 'academies/enrolment/my-academy-page.tsx'),
  route(`${academy}/drills`, 'academies/session-plans/drills-page.tsx'),
  route(
    `${academy}/batches/:batchId/plan/:day/:starts`,
    'academies/session-plans/session-plan-page.tsx',
  ),
  route(`${academy}/leads`, 'academies/leads/leads-page.tsx'),
  route(`${academy}/tuition`, 'academies/tuition/tariffs-page.tsx'),
  route(`${academy}/programmes`, 'academies/programmes/plan-page.tsx'),
  route(`${academy}/today`, 'academies/attendance/today-page.tsx'),
  route(`${academy}/batches/:batchId`, 'academies/enrolment/register-page.tsx'),
  route(`${academy}/batches/:batchId/report-cards`, 'academies/report-cards/assessments-page.tsx'),
  route(`${academy}/programmes/:programmeId/skills`, 'academies/report-cards/skills-page.tsx'),
]
