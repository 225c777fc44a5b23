import { SiteMapKind } from '@pavilion/contract/cms-calls.ts'
import { type CallContext, os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { slugOf } from '#lists/slug.ts'
import { settleTotals } from '#lists/totals.queries.ts'
import { worldShown } from '#sites/sites.ts'
import { readerOf } from './reader.ts'
import { countPages, findPages, PART_SIZE } from './site-map.queries.ts'

async function mapReader(context: CallContext) {
  await settleTotals(context.world.db)
  return { ...(await readerOf(context)), world: await worldShown(context) }
}

export const siteMap = os.cms.siteMap.handler(async ({ context }) => {
  const reader = await mapReader(context)
  const parts = await Promise.all(
    SiteMapKind.options.map(async (kind) => {
      const pages = await countPages(context.world.db, reader, kind)
      return { kind, parts: Math.ceil(pages / PART_SIZE) }
    }),
  )
  return success('The parts of the map', parts)
})

export const siteMapPart = os.cms.siteMapPart.handler(async ({ input, context }) => {
  const rows = await findPages(context.world.db, await mapReader(context), input)
  const pages = rows.map(({ list, id, name, changed }) => ({
    list,
    id,
    slug: slugOf(name),
    changed,
  }))
  return success(counted(pages.length, 'page'), pages)
})
