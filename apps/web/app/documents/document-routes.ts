import { route } from '@react-router/dev/routes'

/** What an organisation keeps on file. */
export const documentRoutes = [
  route('manage/organisations/:organisationId/documents', 'documents/documents-page.tsx'),
]
