import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { readCounts } from './counts.ts'
import { siteOf, siteScope } from './sites.ts'

export const showSite = os.site.show.handler(async ({ context: { app, host } }) => {
  const site = await siteOf(app, host)
  return success(site.tagline, site)
})

export const showCounts = os.site.counts.handler(async ({ context }) =>
  success('How much there is', await readCounts(context.app, await siteScope(context))),
)
