import { networkInterfaces } from 'node:os'
import type { CallContext } from '#http/implement.ts'
import { isPrivate } from '#http/private-address.ts'
import { claimsHost } from '#sites/sites.ts'

/**
 * The origin for links in messages: the requested host if a site claims it or it is local, else the
 * configured origin. A forged Host header therefore never appears in a link.
 */
export async function linkOrigin({ app, host, caller }: CallContext): Promise<string> {
  const { publicOrigin, port } = app.config
  if (await claimsHost(app, host)) return originAt(host, publicOrigin) ?? caller.origin
  if (publicOrigin !== undefined) return publicOrigin
  const isOwn = /^(.+\.)?localhost$/.test(host) || isOwnAddress(host.replaceAll(/[[\]]/g, ''))
  return isOwn ? caller.origin : `http://localhost:${port}`
}

/** Only this machine's own addresses: one on the local network could be anybody's. */
const isOwnAddress = (host: string) =>
  isPrivate(host) &&
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === host))

/** The configured origin with another of our hosts. */
function originAt(host: string, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin === undefined) return undefined
  const origin = new URL(publicOrigin)
  origin.hostname = host
  return origin.origin
}
