import type { organisationRef } from '#records/references.queries.ts'

const lists = {
  club: 'clubs',
  'ground-owner': 'clubs',
  association: 'association',
  academy: 'academy',
} as const

/** The address of an organisation's public page. */
export const organisationPage = ({ id, kind, slug }: ReturnType<typeof organisationRef>) =>
  `/match-central/${lists[kind]}/${id}/${slug}`
