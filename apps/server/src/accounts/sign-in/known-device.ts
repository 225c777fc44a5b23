import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#security/keys.ts'
import { newToken } from '#security/opaque-token.ts'
import type { AppContext } from '#app-context.ts'

const write = async (app: AppContext, emailKey: string, device: string): Promise<string> =>
  `${device}.${(await keyedHash(app, 'known-device', `${emailKey} ${device}`)).toString('base64url')}`

/**
 * What a device is given when somebody logs in on it: with it strangers' wrong guesses do not count against
 * this person there. It proves nothing else, and is not kept by the server.
 */
export const nameDevice = (app: AppContext, emailKey: string): Promise<string> =>
  write(app, emailKey, newToken())

/** The device of a token that was given to this person; undefined for any other. */
export async function knownDevice(
  app: AppContext,
  emailKey: string,
  token = '',
): Promise<string | undefined> {
  const [device = ''] = token.split('.')
  const ours = Buffer.from(await write(app, emailKey, device))
  const theirs = Buffer.from(token)
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? device : undefined
}
