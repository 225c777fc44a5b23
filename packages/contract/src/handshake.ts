import { z } from 'zod'

/**
 * The handshake that a client sends with every request: a token that it signs itself and that is good
 * for a minute. Its key is in every browser, so it proves nothing about who someone is; it keeps out
 * nothing but programs that do not try.
 */
export const HANDSHAKE_HEADER = 'x-handshake'
export const APP_ID_HEADER = 'x-app-id'
/** Of the site's own client. */
export const WEB_APP_ID = 'web'
/** For HS256. Known to all, as it must be. */
export const HANDSHAKE_KEY = 'everybody-knows-the-key-of-the-handshake'
export const HANDSHAKE_SECONDS = 60

const MOST_TEXT = 400
const text = z.string().max(MOST_TEXT)

/** What is known of where a visitor is: empty texts for what is not. */
export const Whereabouts = z.object({
  ip: text,
  city: text,
  region: text,
  country: text,
  /** "31.5,74.3". */
  loc: text,
  timezone: text,
})
export type Whereabouts = z.infer<typeof Whereabouts>

/** The claims of a handshake token. `jti` is new for every request. */
export const Handshake = Whereabouts.extend({
  device_id: text,
  user_agent: text,
  app_id: text,
  client_type: text,
  jti: z.string().min(1).max(MOST_TEXT),
  iat: z.int(),
  exp: z.int(),
})
export type Handshake = z.infer<typeof Handshake>
