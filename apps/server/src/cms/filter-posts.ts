import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { countPosts, findPosts, postOrders } from './post-list.queries.ts'
import { summaryOf } from './post-of.ts'
import { readerOf } from './reader.ts'

export const filterPosts = os.cms.filter.handler(
  async ({ input: { filter, sort, expand, page }, context, errors }) => {
    const { db } = context.app
    const order = postOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const reader = await readerOf(context)
    const [rows, counts] = await Promise.all([
      findPosts(db, reader, { filter, order, after, size: page.size }),
      countPosts(db, reader, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(counts.total, 'post'), {
      items: items.map((row) => summaryOf(row, expand)),
      total: counts.total,
      next,
      counts: { category: countsOf(counts.category) },
    })
  },
)
