import type { Slice } from '#slice.ts'
import { filterOrganisations } from './filter-organisations.ts'
import { showOrganisation } from './show-organisation.ts'

export const organisations = {
  calls: {
    organisations: { filter: filterOrganisations, show: showOrganisation },
  },
} satisfies Slice
