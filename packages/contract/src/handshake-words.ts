/** Carries the handshake of a request: see `handshake.ts` for what it says. */
export const HANDSHAKE_HEADER = 'x-handshake'
export const APP_ID_HEADER = 'x-app-id'
/** Of the site's own client. */
export const WEB_APP_ID = 'web'
/** For HS256. In every browser, and so known to all. */
export const HANDSHAKE_KEY = 'everybody-knows-the-key-of-the-handshake'
export const HANDSHAKE_SECONDS = 60
