import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { currencyOf } from '#places/places.ts'
import { siteOf } from '#sites/sites.ts'
import { countPackages, findPackageList, packageOrders } from './package-list.queries.ts'

const kinds = ['plan', 'live-stream']

export const filterPackages = os.packages.filter.handler(
  async ({ input: { filter, sort, page }, context: { app, host }, errors }) => {
    const order = packageOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const site = await siteOf(app, host)
    const shop = { siteId: site.id, currency: site.currency }
    const [currency, rows, counts] = await Promise.all([
      currencyOf(app.db, site.currency),
      findPackageList(app.db, shop, { filter, order, after, size: page.size }),
      countPackages(app.db, shop, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(counts.total, 'package'), {
      items: items.map(({ place: _place, ...row }) => ({ ...row, currency })),
      total: counts.total,
      next,
      counts: { kind: countsOf(counts.kind, kinds) },
    })
  },
)
