import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { AppContext } from '#app-context.ts'
import { isOutOfReach } from '#db/unreachable.ts'
import type { CallContext } from '#http/implement.ts'
import { type HostStanding, isOwnHost, publicOrigin } from '#http/public-origin.ts'
import { findHost } from './hosts.queries.ts'
import { findLogoFile, logoOf } from './logo.queries.ts'
import { findSite, insertDefaultSite } from './sites.queries.ts'

const KEPT_MS = 10_000
/** A site is answered from memory for so long when the database cannot be reached. */
const KEPT_ON_ERROR_MS = 600_000
const MOST_HOSTS = 1_000

/** The site that answers for a host, how often its settings were changed, and what is known of the host. */
export type HostedSite = {
  readonly site: Site
  readonly revision: number
  readonly standing: HostStanding
}

type Kept = {
  readonly reading: Promise<HostedSite>
  readonly until: number
  /** The last one that was read, and when. */
  last: { readonly hosted: HostedSite; readonly at: number } | undefined
}

/** Sites by host, per database of this process. */
const keptSites = new WeakMap<AppContext['pool'], Map<string, Kept>>()

function sitesOf({ pool }: AppContext): Map<string, Kept> {
  const kept = keptSites.get(pool) ?? new Map<string, Kept>()
  keptSites.set(pool, kept)
  return kept
}

/**
 * The site for a host: the one that claims it, else the default. At most ten seconds old, or ten minutes
 * while the database cannot be reached.
 */
export function hostedSite(app: AppContext, host: string): Promise<HostedSite> {
  const sites = sitesOf(app)
  const now = performance.now()
  const kept = sites.get(host)
  if (kept !== undefined && kept.until > now) return kept.reading
  const fresh: Kept = {
    reading: readHosted(app, host, kept),
    until: now + KEPT_MS,
    last: kept?.last,
  }
  sites.delete(host)
  for (const oldest of sites.keys()) {
    if (sites.size < MOST_HOSTS) break
    sites.delete(oldest)
  }
  sites.set(host, fresh)
  fresh.reading.then(
    (hosted) => (fresh.last = hosted === kept?.last?.hosted ? kept.last : { hosted, at: now }),
    () => sites.get(host) === fresh && sites.delete(host),
  )
  return fresh.reading
}

/** As `hostedSite`, when it has been read already; also reads it again when it is old. */
export function knownSite(app: AppContext, host: string): HostedSite | undefined {
  const kept = sitesOf(app).get(host)
  if (kept === undefined) return undefined
  if (kept.until <= performance.now()) hostedSite(app, host).catch(() => undefined)
  return kept.last?.hosted
}

/** The site for a host, as `hostedSite`. */
export const siteOf = async (app: AppContext, host: string): Promise<Site> =>
  (await hostedSite(app, host)).site

/** Sites are read anew by this process. */
export const forgetSites = (app: AppContext): void => sitesOf(app).clear()

async function readHosted(app: AppContext, host: string, kept?: Kept): Promise<HostedSite> {
  try {
    return await readSite(app, host)
  } catch (error) {
    const last = kept?.last
    const isUsable = last !== undefined && performance.now() - last.at < KEPT_ON_ERROR_MS
    if (isUsable && isOutOfReach(error)) return last.hosted
    throw error
  }
}

async function readSite({ db, config }: AppContext, host: string): Promise<HostedSite> {
  const found = await findSite(db, host)
  if (found === undefined)
    throw new Error('There is no default site: the database was never filled.')
  const { claimed, revision, ...site } = found
  return {
    revision,
    standing: standingOf(host, claimed),
    site: {
      ...site,
      socialSignIn: [...config.providers.keys()],
      logo: site.logo && logoOf(site.logo),
    },
  }
}

const standingOf = (host: string, isClaimed: boolean): HostStanding =>
  isClaimed ? 'claimed' : isOwnHost(host) ? 'own' : 'unknown'

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
  description: 'Live scores, fixtures and tables for your league.',
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

export { hasSite } from './sites.queries.ts'

/** What is known of a host just now. */
export const hostStanding = async ({ db }: AppContext, host: string): Promise<HostStanding> =>
  standingOf(host, (await findHost(db, host)) !== undefined)

/** The origin for links that are sent or kept; a forged Host header never appears in it. */
export const linkOrigin = async ({ app, host, caller: { origin } }: CallContext): Promise<string> =>
  publicOrigin(app.config, { host, origin }, await hostStanding(app, host))

/** A site's logo as PNG, up to 1024 by 512 pixels; undefined where it has just been taken away. */
export const logoFileOf = async (
  { db }: AppContext,
  { id }: NonNullable<Site['logo']>,
): Promise<Buffer | undefined> => (await findLogoFile(db, id, 'large'))?.bytes
