import { route } from '@react-router/dev/routes'

/** Pages of the organisations that one runs, or asks to run. */
export const organisationRoutes = [
  route('manage', 'organisations/manage-page.tsx'),
  route('manage/organisations/new', 'organisations/new-organisation-page.tsx'),
  route('manage/organisations/:organisationId/honours', 'organisations/honours-console-page.tsx'),
  route('manage/organisations/:organisationId/officers', 'organisations/officers-page.tsx'),
  route('manage/organisations/:organisationId/claim', 'organisations/claim/claim-page.tsx'),
  route('manage/organisations/:organisationId', 'organisations/organisation-console-page.tsx'),
]
