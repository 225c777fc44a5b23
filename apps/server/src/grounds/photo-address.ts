/** The sizes of a photo: 640 and 1280 wide. */
export type Rendition = 'small' | 'large'

export const photoAddress = (id: string, rendition: Rendition): string =>
  `/pictures/grounds/${id}/${rendition}.webp`

const address =
  /^\/pictures\/grounds\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(small|large)\.webp$/

/** Undefined when the path is not the address of a photo. */
export function readPhotoAddress(
  pathname: string,
): { readonly id: string; readonly rendition: Rendition } | undefined {
  const [, id, name] = address.exec(pathname) ?? []
  if (id === undefined) return undefined
  return { id, rendition: name === 'small' ? 'small' : 'large' }
}
