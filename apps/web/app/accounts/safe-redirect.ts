const ANY_ORIGIN = 'https://ours.invalid'

/**
 * Whether a path is within this site, as browsers read it: //evil.example is another host, and so is
 * /\evil.example.
 */
export const isOwnPath = (path: string): boolean =>
  path.startsWith('/') &&
  URL.canParse(path, ANY_ORIGIN) &&
  new URL(path, ANY_ORIGIN).origin === ANY_ORIGIN
