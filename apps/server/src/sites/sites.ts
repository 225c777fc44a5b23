import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { AppContext } from '#app-context.ts'
import type { CallContext } from '#http/implement.ts'
import { type HostStanding, publicOrigin } from '#http/public-origin.ts'
import { HostStandings, standingOf } from './host-standings.ts'
import { findHost } from './hosts.queries.ts'
import { Kept } from './kept.ts'
import { findLogoFile, logoOf } from './logo.queries.ts'
import { findSite, insertDefaultSite } from './sites.queries.ts'

/** The site that answers for a host, how often its settings were changed, and what is known of the host. */
export type HostedSite = {
  readonly site: Site
  readonly revision: number
  readonly standing: HostStanding
}

type Sites = {
  readonly hosts: HostStandings
  /** By host; all hosts that nobody claims share the default site, under the empty one. */
  readonly byHost: Map<string, Kept<HostedSite>>
}

/** Sites per database of this process. */
const keptSites = new WeakMap<AppContext['pool'], Sites>()

function sitesOf({ pool, db }: AppContext): Sites {
  const kept = keptSites.get(pool) ?? { hosts: new HostStandings(db), byHost: new Map() }
  keptSites.set(pool, kept)
  return kept
}

/**
 * The site for a host: the one that claims it, else the default. At most ten seconds old, or ten minutes
 * while the database cannot be reached.
 */
export async function hostedSite(app: AppContext, host: string): Promise<HostedSite> {
  const { hosts, byHost } = sitesOf(app)
  const standing = await hosts.of(host)
  const claimed = standing === 'claimed' ? host : ''
  const kept = byHost.get(claimed) ?? new Kept(() => readSite(app, claimed))
  byHost.set(claimed, kept)
  const hosted = await kept.value()
  return claimed === '' ? { ...hosted, standing } : hosted
}

/** As `hostedSite`, when it has been read already; also reads it again when it is old. */
export function knownSite(app: AppContext, host: string): HostedSite | undefined {
  const { hosts, byHost } = sitesOf(app)
  const standing = hosts.known(host)
  if (standing === undefined) return undefined
  const hosted = byHost.get(standing === 'claimed' ? host : '')?.known()
  return hosted && (standing === 'claimed' ? hosted : { ...hosted, standing })
}

/** The site for a host, as `hostedSite`. */
export const siteOf = async (app: AppContext, host: string): Promise<Site> =>
  (await hostedSite(app, host)).site

/** Sites are read anew by this process. */
export const forgetSites = ({ pool }: AppContext): void => void keptSites.delete(pool)

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
