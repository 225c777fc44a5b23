import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { readPart } from '#paging/read-part.ts'
import { badgeOf } from '#records/badge.queries.ts'
import { organisationRef } from '#records/references.queries.ts'
import { siteScope } from '#sites/sites.ts'
import type { OrganisationListRow } from './organisation-list.queries.ts'
import {
  countOrganisations,
  findOrganisations,
  organisationOrders,
} from './organisation-list.queries.ts'

export const filterOrganisations = os.organisations.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { app } = context
    const shown = { ...filter, scope: await siteScope(context) }
    const part = await readPart(organisationOrders[sort], page, {
      find: (asked) => findOrganisations(app.db, { filter: shown, ...asked }),
      count: () => countOrganisations(app.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
    return success(counted(counts.total, 'organisation'), {
      items: items.map(organisationSummary),
      total: counts.total,
      next,
      counts: { kind: countsOf(counts.kind, OrganisationKind.options), country: counts.country },
    })
  },
)

export const organisationSummary = (row: OrganisationListRow): OrganisationSummary => ({
  ...organisationRef(row),
  ...row,
  badge: badgeOf(row.badge),
})
