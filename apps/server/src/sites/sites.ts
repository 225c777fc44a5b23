import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { AppContext } from '#app-context.ts'
import type { CallContext } from '#http/implement.ts'
import { type HostKind, publicOrigin } from '#http/public-origin.ts'
import { HostKinds, hostKindOf } from './host-kinds.ts'
import { findHost } from './hosts.queries.ts'
import { CachedValue } from './cached-value.ts'
import { findLogoFile, logoOf } from './logo.queries.ts'
import { findSite, insertDefaultSite } from './sites.queries.ts'

/** The site that answers for a host, how often its settings were changed, and what is known of the host. */
export type HostedSite = {
  readonly site: Site
  readonly revision: number
  readonly hostKind: HostKind
}

type Sites = {
  readonly hosts: HostKinds
  /** By host; all hosts that nobody claims share the default site, under the empty one. */
  readonly byHost: Map<string, CachedValue<HostedSite>>
}

/** Sites per database of this process. */
const cachedSites = new WeakMap<AppContext['pool'], Sites>()

function sitesOf({ pool, db }: AppContext): Sites {
  const cached = cachedSites.get(pool) ?? { hosts: new HostKinds(db), byHost: new Map() }
  cachedSites.set(pool, cached)
  return cached
}

/**
 * The site for a host: the one that claims it, else the default. At most ten seconds old, or ten minutes
 * while the database cannot be reached.
 */
export async function hostedSite(app: AppContext, host: string): Promise<HostedSite> {
  const { hosts, byHost } = sitesOf(app)
  const hostKind = await hosts.of(host)
  const claimed = hostKind === 'claimed' ? host : ''
  const cached = byHost.get(claimed) ?? new CachedValue(() => readSite(app, claimed))
  byHost.set(claimed, cached)
  const hosted = await cached.value()
  return claimed === '' ? { ...hosted, hostKind } : hosted
}

/** As `hostedSite`, when it has been read already; also reads it again when it is old. */
export function knownSite(app: AppContext, host: string): HostedSite | undefined {
  const { hosts, byHost } = sitesOf(app)
  const hostKind = hosts.known(host)
  if (hostKind === undefined) return undefined
  const hosted = byHost.get(hostKind === 'claimed' ? host : '')?.known()
  return hosted && (hostKind === 'claimed' ? hosted : { ...hosted, hostKind })
}

/** The site for a host, as `hostedSite`. */
export const siteOf = async (app: AppContext, host: string): Promise<Site> =>
  (await hostedSite(app, host)).site

/** Sites are read anew by this process. */
export const forgetSites = ({ pool }: AppContext): void => void cachedSites.delete(pool)

async function readSite({ db, config }: AppContext, host: string): Promise<HostedSite> {
  const found = await findSite(db, host)
  if (found === undefined)
    throw new Error('There is no default site: the database was never filled.')
  const { claimed, revision, ...site } = found
  return {
    revision,
    hostKind: hostKindOf(host, claimed),
    site: {
      ...site,
      socialSignIn: [...config.providers.keys()],
      logo: site.logo && logoOf(site.logo),
    },
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
const findHostKind = async ({ db }: AppContext, host: string): Promise<HostKind> =>
  hostKindOf(host, (await findHost(db, host)) !== undefined)

/** The origin for links that are sent or kept; a forged Host header never appears in it. */
export const linkOrigin = async ({ app, host, caller: { origin } }: CallContext): Promise<string> =>
  publicOrigin(app.config, { host, origin }, await findHostKind(app, host))

/** A site's logo as PNG, up to 1024 by 512 pixels; undefined where it has just been taken away. */
export const logoFileOf = async (
  { db }: AppContext,
  { id }: NonNullable<Site['logo']>,
): Promise<Buffer | undefined> => (await findLogoFile(db, id, 'large'))?.bytes
