import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { AppContext } from '#app-context.ts'
import { findHost } from './hosts.queries.ts'
import { findLogoFile, logoOf } from './logo.queries.ts'
import { findSite, insertDefaultSite } from './sites.queries.ts'

const KEPT_MS = 10_000
const MOST_HOSTS = 1_000

type Kept = { readonly site: Promise<Site>; readonly until: number }

/** Sites by host, per database of this process. */
const keptSites = new WeakMap<AppContext['pool'], Map<string, Kept>>()

function sitesOf({ pool }: AppContext): Map<string, Kept> {
  const kept = keptSites.get(pool) ?? new Map<string, Kept>()
  keptSites.set(pool, kept)
  return kept
}

/** The site for a host: the one that claims it, else the default. At most ten seconds old. */
export function siteOf(app: AppContext, host: string): Promise<Site> {
  const sites = sitesOf(app)
  const now = performance.now()
  const kept = sites.get(host)
  if (kept !== undefined && kept.until > now) return kept.site
  const site = readSite(app, host)
  if (sites.size >= MOST_HOSTS) sites.clear()
  sites.set(host, { site, until: now + KEPT_MS })
  site.catch(() => sites.delete(host))
  return site
}

/** Takes effect at once in this process; other processes notice within ten seconds. */
export const forgetSites = (app: AppContext): void => sitesOf(app).clear()

async function readSite({ db, config }: AppContext, host: string): Promise<Site> {
  const site = await findSite(db, host)
  if (site === undefined)
    throw new Error('There is no default site: the database was never filled.')
  return {
    ...site,
    socialSignIn: [...config.providers.keys()],
    logo: site.logo && logoOf(site.logo),
  }
}

/** The organisation whose world the host's site shows; undefined means everything. */
export async function siteScope(asked: {
  readonly app: AppContext
  readonly host: string
}): Promise<string | undefined> {
  const { organisationId } = await siteOf(asked.app, asked.host)
  return organisationId ?? undefined
}

/** The site of a new installation, until its operator changes it. */
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

/**
 * Creates the default site when there is none. Answers whether it did, which means that the database is
 * new.
 */
export const ensureDefaultSite = ({ db }: Pick<AppContext, 'db'>): Promise<boolean> =>
  insertDefaultSite(db, firstSite)

/** Whether a site claims this host. */
export const claimsHost = async ({ db }: AppContext, host: string): Promise<boolean> =>
  (await findHost(db, host)) !== undefined

/** A site's logo as PNG, up to 1024 by 512 pixels; undefined where it has just been taken away. */
export const logoFileOf = async (
  { db }: AppContext,
  { id }: NonNullable<Site['logo']>,
): Promise<Buffer | undefined> => (await findLogoFile(db, id, 'large'))?.bytes
