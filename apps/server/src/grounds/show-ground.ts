import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { formatLabel } from '#lists/labels.ts'
import { anywhere } from '#lists/lists.queries.ts'
import { fixturesOf } from '#matches/matches.ts'
import { groundSummary } from './filter-grounds.ts'
import { findGroundRecord, findGrounds, groundOrders } from './ground-list.queries.ts'

export const showGround = os.grounds.show.handler(
  async ({ input: { groundId }, context: { world }, errors }) => {
    const [row] = await findGrounds(world.db, {
      filter: { id: groundId },
      order: groundOrders.name,
      after: anywhere,
      size: 1,
    })
    if (row === undefined) throw errors.GROUND_NOT_FOUND()
    const [record, fixtures] = await Promise.all([
      findGroundRecord(world.db, groundId),
      fixturesOf(world, { groundId }),
    ])
    return success(row.name, {
      ground: groundSummary(row),
      record: record.map((line) => ({ ...line, formatName: formatLabel(line.format) })),
      ...fixtures,
    })
  },
)
