import { SiteMapKind } from '@pavilion/contract/cms/cms-calls.ts'
import { type CallContext, os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { slugOf } from '#records/slug.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { siteScope } from '#sites/sites.ts'
import { readerOf } from './reader.ts'
import { countPages, findPages, PART_SIZE } from './site-map.queries.ts'

async function mapReader(context: CallContext) {
  await refreshTotals(context.app.db)
  return { ...(await readerOf(context)), scope: await siteScope(context) }
}

export const siteMap = os.cms.siteMap.handler(async ({ context }) => {
  const reader = await mapReader(context)
  const parts = await Promise.all(
    SiteMapKind.options.map(async (kind) => {
      const pages = await countPages(context.app.db, reader, kind)
      return { kind, parts: Math.ceil(pages / PART_SIZE) }
    }),
  )
  return success('The parts of the map', parts)
})

export const siteMapPart = os.cms.siteMapPart.handler(async ({ input, context }) => {
  const rows = await findPages(context.app.db, await mapReader(context), input)
  const pages = rows.map(({ list, id, name, changed }) => ({
    list,
    id,
    slug: slugOf(name),
    changed,
  }))
  return success(counted(pages.length, 'page'), pages)
})
