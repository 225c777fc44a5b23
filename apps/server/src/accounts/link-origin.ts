import type { CallContext } from '#http/implement.ts'
import { publicOrigin } from '#http/public-origin.ts'
import { hostStanding } from '#sites/sites.ts'

/** The origin for links in messages; a forged Host header never appears in it. */
export const linkOrigin = async ({ app, host, caller: { origin } }: CallContext): Promise<string> =>
  publicOrigin(app.config, { host, origin }, await hostStanding(app, host))
