import { z } from 'zod'

const MOST_TEXT = 400
const text = z.string().max(MOST_TEXT)

/** The visitor's location; empty texts where unknown. */
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

/**
 * The claims of the token that a client signs itself and sends with every request, good for a minute.
 * Its key is in every browser, so it proves nothing about who someone is; it keeps out nothing but
 * programs that do not try. `jti` is new for every request. Headers and key: `handshake-words.ts`.
 */
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
