import type { Config } from '#config.ts'
import { publicOrigin } from '#http/public-origin.ts'
import type { RequestContext } from '#http/request-context.ts'
import { isStorable } from '#http/storable.ts'
import type { HostedSite } from '#sites/sites.ts'

/**
 * Everything that a page for visitors who are not signed in depends on. It is rendered from its address and
 * kept under the same address, so what is not in here can neither change a page nor share its place in the
 * cache.
 */
export type PageAddress = {
  readonly siteId: string
  /** Counts the changes of the site's settings: pages from before one are not answered after it. */
  readonly siteRevision: number
  readonly protocol: RequestContext['protocol']
  /** The origin for the page's links. */
  readonly origin: string
  /** The host that the site claims, or '' for the default site. */
  readonly host: string
  readonly pathname: string
  /** The parameters that pages read, in the order of their names: '' or "?after=…&text=…". None has a NUL character. */
  readonly search: string
}

/** The address of the page that a request asks for. */
export function pageAddress(
  { config, parameters }: { readonly config: Config; readonly parameters: ReadonlySet<string> },
  { site, revision, hostKind }: HostedSite,
  context: RequestContext,
): PageAddress {
  const { protocol, host, pathname, target } = context
  return {
    siteId: site.id,
    siteRevision: revision,
    protocol,
    origin: publicOrigin(config, context, hostKind),
    host: hostKind === 'claimed' ? host : '',
    pathname,
    search: knownParameters(target.slice(pathname.length), parameters),
  }
}

function knownParameters(search: string, parameters: ReadonlySet<string>): string {
  if (search === '') return ''
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) => parameters.has(name) && isStorable(value),
    ),
  )
  query.sort()
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The key under which the page is kept. */
export const keyOf = (address: PageAddress): string => {
  const { siteId, siteRevision, protocol, origin, pathname, search } = address
  return [siteId.replaceAll('-', ''), siteRevision, protocol, origin, pathname + search].join(' ')
}

/** The request that asks for exactly this page, under the id of whoever asked for it first. */
export const contextOf = (
  { protocol, origin, host, pathname, search }: PageAddress,
  requestId: string,
) =>
  ({
    requestId,
    protocol,
    origin,
    host,
    pathname,
    target: pathname + search,
    address: '',
  }) satisfies RequestContext
