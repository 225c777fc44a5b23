import type { Site } from '@pavilion/contract/site-calls.ts'
import type { World } from '#world.ts'
import { findHost } from './hosts.queries.ts'
import { findSite, insertDefaultSite } from './sites.queries.ts'

const KEPT_MS = 10_000
const MOST_HOSTS = 1_000

type Kept = { readonly site: Promise<Site>; readonly until: number }

/** Sites by host, as long as the world they are read from. */
const keptSites = new WeakMap<World['pool'], Map<string, Kept>>()

function sitesOf({ pool }: World): Map<string, Kept> {
  const kept = keptSites.get(pool) ?? new Map<string, Kept>()
  keptSites.set(pool, kept)
  return kept
}

/** The site that answers for a host: the one that claims it, else the default. Ten seconds old at most. */
export function siteOf(world: World, host: string): Promise<Site> {
  const sites = sitesOf(world)
  const now = performance.now()
  const kept = sites.get(host)
  if (kept !== undefined && kept.until > now) return kept.site
  const site = readSite(world, host)
  if (sites.size >= MOST_HOSTS) sites.clear()
  sites.set(host, { site, until: now + KEPT_MS })
  site.catch(() => sites.delete(host))
  return site
}

async function readSite({ db, config }: World, host: string): Promise<Site> {
  const site = await findSite(db, host)
  if (site === undefined)
    throw new Error('There is no default site: the database was never filled.')
  return { ...site, otherWays: [...config.providers.keys()] }
}

/** The organisation whose world a host's site shows; undefined: everything. */
export async function worldShown(asked: {
  readonly world: World
  readonly host: string
}): Promise<string | undefined> {
  const { organisationId } = await siteOf(asked.world, asked.host)
  return organisationId ?? undefined
}

/** The front that a fresh install shows until its owner makes it their own. */
const firstSite = {
  name: 'Pavilion',
  tagline: 'Every ball has a home.',
  description: 'Live scores, scorecards, fixtures and tables of the cricket that is played here.',
  country: 'PK',
  currency: 'PKR',
  locale: 'en',
  time_zone: 'Asia/Karachi',
  no_reply: 'no-reply@localhost',
  contact_email: 'hello@localhost',
  theme: '{}',
  links: '{}',
}

/** Makes the default site where there is none. Answers whether it did: then the database is fresh. */
export const ensureDefaultSite = ({ db }: Pick<World, 'db'>): Promise<boolean> =>
  insertDefaultSite(db, firstSite)

/** Whether a site has this host for its own. */
export const claimsHost = async ({ db }: World, host: string): Promise<boolean> =>
  (await findHost(db, host)) !== undefined
