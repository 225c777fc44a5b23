import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import type { Site, SiteCounts } from '@pavilion/contract/sites/site-calls.ts'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#context.ts'
import { tabIcon } from './tab-icon.ts'

type Answers = InferContractRouterOutputs<typeof contract>
export type FeaturedTournament = NonNullable<Answers['matches']['featured']['data']['tournament']>

/** The data of the shell around every page. */
export type Shell = {
  readonly site: Site
  /** Attributes of the link to the favicon. */
  readonly icon: ReturnType<typeof tabIcon>
  /** The site's origin, for addresses used outside the page: canonical links, pictures, QR codes. */
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
  const [counts, featured] = await Promise.all([api.sites.counts(), api.matches.featured()])
  return {
    site,
    icon: tabIcon(site.logo),
    origin: url.origin,
    counts: counts.data,
    featured: featured.data.tournament,
  }
}
