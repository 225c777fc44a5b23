import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { fromStart } from '#paging/read-part.ts'
import { fixturesOf } from '#matches/matches.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { siteScope } from '#sites/sites.ts'
import { countsAs } from './person.queries.ts'
import { officialSummary } from './filter-officials.ts'
import { findOfficials, officialOrders } from './official-list.queries.ts'

export const showOfficial = os.officials.show.handler(async ({ input, context, errors }) => {
  const { app } = context
  await refreshTotals(app.db)
  const officialId = await countsAs(app.db, input.officialId)
  const [row] = await findOfficials(app.db, {
    filter: { id: officialId, scope: await siteScope(context) },
    ...fromStart(officialOrders.name, 1),
  })
  if (row === undefined) throw errors.OFFICIAL_NOT_FOUND()
  const { live, results, upcoming } = await fixturesOf(context, { officialId })
  return success(row.name, {
    official: officialSummary(row),
    recent: [...live, ...results],
    upcoming,
  })
})
