import { networkInterfaces } from 'node:os'
import type { CallContext } from '#http/implement.ts'
import { isPrivate } from '#http/private-address.ts'
import { claimsHost } from '#sites/sites.ts'

/**
 * Where a link in a message leads: to the host that was asked only if a site claims it or it is the
 * machine's own, else to the configured origin. What a stranger writes into Host leads nowhere.
 */
export async function linkOrigin({ world, host, caller }: CallContext): Promise<string> {
  const { publicOrigin, port } = world.config
  if (await claimsHost(world, host)) return originAt(host, publicOrigin) ?? caller.origin
  if (publicOrigin !== undefined) return publicOrigin
  const isOwn = /^(.+\.)?localhost$/.test(host) || isOwnAddress(host.replaceAll(/[[\]]/g, ''))
  return isOwn ? caller.origin : `http://localhost:${port}`
}

/** A neighbour's address would do for a stranger as well as a name would. */
const isOwnAddress = (host: string) =>
  isPrivate(host) &&
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === host))

/** The configured origin, at another host that is ours. */
function originAt(host: string, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin === undefined) return undefined
  const origin = new URL(publicOrigin)
  origin.hostname = host
  return origin.origin
}
