import { networkInterfaces } from 'node:os'
import type { Config } from '#config.ts'
import type { RequestContext } from './request-context.ts'

/** What is known of a requested host: a site claims it, it names this machine, or neither. */
export type HostKind = 'claimed' | 'own' | 'unknown'

/**
 * The origin for links in pages and messages: the requested host if a site claims it or it names this
 * machine, else the configured origin. A forged Host header therefore never appears in a link.
 */
export function publicOrigin(
  { publicOrigin: configured }: Pick<Config, 'publicOrigin'>,
  { host, origin }: Pick<RequestContext, 'host' | 'origin'>,
  hostKind: HostKind,
): string {
  if (configured !== undefined)
    return hostKind === 'claimed' ? withHost(configured, host) : configured
  return hostKind === 'unknown' ? withHost(origin, 'localhost') : origin
}

/** Whether a host names this machine: "localhost", or an address of one of its interfaces. */
export const isOwnHost = (host: string): boolean =>
  /^(.+\.)?localhost$/.test(host) || isOwnAddress(host.replaceAll(/[[\]]/g, ''))

const isOwnAddress = (host: string) =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === host))

function withHost(origin: string, host: string): string {
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}
