import { route } from '@react-router/dev/routes'

/** Pages about records that are one person, and about one record of two people. */
export const peopleRoutes = [
  route('operator/people', 'people/manage/all-duplicates-page.tsx'),
  route('manage/organisations/:organisationId/duplicates', 'people/manage/duplicates-page.tsx'),
]
