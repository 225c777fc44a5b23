import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { formatLabel } from '#records/labels.ts'
import { fromStart } from '#paging/read-part.ts'
import { fixturesOf } from '#matches/matches.ts'
import { siteScope } from '#sites/sites.ts'
import { groundSummary } from './filter-grounds.ts'
import { findGroundRecord, findGrounds, groundOrders } from './ground-list.queries.ts'

export const showGround = os.grounds.show.handler(
  async ({ input: { groundId }, context, errors }) => {
    const { app } = context
    const [row] = await findGrounds(app.db, {
      filter: { id: groundId, scope: await siteScope(context) },
      ...fromStart(groundOrders.name, 1),
    })
    if (row === undefined) throw errors.GROUND_NOT_FOUND()
    const [record, fixtures] = await Promise.all([
      findGroundRecord(app.db, groundId),
      fixturesOf(context, { groundId }),
    ])
    return success(row.name, {
      ground: groundSummary(row),
      record: record.map((line) => ({ ...line, formatName: formatLabel(line.format) })),
      ...fixtures,
    })
  },
)
