import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { readCounts } from './counts.ts'
import { siteOf, siteScope } from './sites.ts'

export const showSite = os.sites.show.handler(async ({ context: { app, host } }) => {
  const site = await siteOf(app, host)
  return success(site.tagline, site)
})

export const showCounts = os.sites.counts.handler(async ({ context }) =>
  success('How much there is', await readCounts(context.app, await siteScope(context))),
)
