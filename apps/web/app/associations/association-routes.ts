import { route } from '@react-router/dev/routes'

const organisation = 'manage/organisations/:organisationId'

/** Pages of those who run associations, and the clubs that stand under them. */
export const associationRoutes = [
  route(`${organisation}/affiliations`, 'associations/affiliations-page.tsx'),
  route(`${organisation}/register`, 'associations/register-page.tsx'),
  route(`${organisation}/handbook`, 'associations/handbook-console-page.tsx'),
  route(`${organisation}/report`, 'associations/report-page.tsx'),
]
