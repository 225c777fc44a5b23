import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { readPart } from '#paging/read-part.ts'
import { groundsManagedBy } from '#access/access.ts'
import { signedIn } from '#sessions/sessions.ts'
import { groundSummary } from './filter-grounds.ts'
import { countGrounds, findGrounds, groundOrders } from './ground-list.queries.ts'

/** The grounds that the caller manages; all grounds for an operator. */
export const filterOwnGrounds = os.grounds.filterOwn.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const organisationIds = groundsManagedBy(await signedIn(context))
    const { db } = context.app
    const shown = { ...filter, organisationIds }
    const isNobody = organisationIds?.length === 0
    if (isNobody) return success(counted(0, 'ground'), { items: [], total: 0, next: null })
    const part = await readPart(groundOrders[sort], page, {
      find: (asked) => findGrounds(db, { filter: shown, ...asked }),
      count: () => countGrounds(db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
    return success(counted(counts.total, 'ground'), {
      items: items.map(groundSummary),
      total: counts.total,
      next,
    })
  },
)
