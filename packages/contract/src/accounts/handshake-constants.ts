/** The header with a request's handshake; handshake.ts describes its claims. */
export const HANDSHAKE_HEADER = 'x-handshake'
export const APP_ID_HEADER = 'x-app-id'
/** The app id of the site's own client. */
export const WEB_APP_ID = 'web'
/** The HS256 key of the handshake. It is in every browser, so it is public. */
export const HANDSHAKE_KEY = 'everybody-knows-the-key-of-the-handshake'
export const HANDSHAKE_SECONDS = 60
