import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { fromStart } from '#lists/read-part.ts'
import { fixturesOf } from '#matches/matches.ts'
import { settleTotals } from '#lists/totals.queries.ts'
import { worldShown } from '#sites/sites.ts'
import { officialSummary } from './filter-officials.ts'
import { findOfficials, officialOrders } from './official-list.queries.ts'

export const showOfficial = os.officials.show.handler(
  async ({ input: { officialId }, context, errors }) => {
    const { world } = context
    await settleTotals(world.db)
    const [row] = await findOfficials(world.db, {
      filter: { id: officialId, world: await worldShown(context) },
      ...fromStart(officialOrders.name, 1),
    })
    if (row === undefined) throw errors.OFFICIAL_NOT_FOUND()
    const { live, results, upcoming } = await fixturesOf(context, { officialId })
    return success(row.name, {
      official: officialSummary(row),
      recent: [...live, ...results],
      upcoming,
    })
  },
)
