/** The sizes of a crest: WebP for lists, PNG where there is room. */
export type Rendition = 'small' | 'large'

const address =
  /^\/pictures\/organisations\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(?:(small)\.webp|large\.png)$/

/** Undefined for what is no address of a crest. */
export function readPictureAddress(
  pathname: string,
): { readonly id: string; readonly rendition: Rendition } | undefined {
  const [, id, small] = address.exec(pathname) ?? []
  return id === undefined ? undefined : { id, rendition: small === undefined ? 'large' : 'small' }
}
