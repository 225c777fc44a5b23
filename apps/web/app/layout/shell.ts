import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import type { Site, SiteCounts } from '@pavilion/contract/site-calls.ts'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#context.ts'

type Answers = InferContractRouterOutputs<typeof contract>
export type FeaturedTournament = NonNullable<Answers['matches']['featured']['data']['tournament']>

/** What every page's shell shows, whatever the page. */
export type Shell = {
  readonly site: Site
  /** Where this site is reached, for addresses that leave the page: canonical links, pictures, codes. */
  readonly origin: string
  readonly counts: SiteCounts
  readonly featured: FeaturedTournament | null
}

type Request = {
  readonly site: Site
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

export async function loadShell({ site, context, url }: Request): Promise<Shell> {
  const api = context.get(apiContext)
  const [counts, featured] = await Promise.all([api.site.counts(), api.matches.featured()])
  return {
    site,
    origin: url.origin,
    counts: counts.data,
    featured: featured.data.tournament,
  }
}
