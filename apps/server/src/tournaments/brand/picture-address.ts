/** The sizes of a picture: WebP for pages, PNG for programs. */
export type Rendition = 'small' | 'large'

const address =
  /^\/pictures\/tournaments\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(?:(small)\.webp|large\.png)$/

export const pictureAddress = (id: string): string => `/pictures/tournaments/${id}/small.webp`

/** Where there is room: beside the name of the tournament. */
export const largeAddress = (id: string): string => `/pictures/tournaments/${id}/large.png`

/** Undefined for what is no such address. */
export function readPictureAddress(
  pathname: string,
): { readonly id: string; readonly rendition: Rendition } | undefined {
  const [, id, small] = address.exec(pathname) ?? []
  return id === undefined ? undefined : { id, rendition: small === undefined ? 'large' : 'small' }
}
