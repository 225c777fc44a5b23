const files = { small: 'small.webp', large: 'large.webp', share: 'share.jpg' } as const

/** The sizes of a picture: 640 and 1280 wide for pages, 1200 by 630 for shared links. */
export type Rendition = keyof typeof files

export const pictureAddress = (id: string, rendition: Rendition): string =>
  `/pictures/posts/${id}/${files[rendition]}`

const address =
  /^\/pictures\/posts\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(small\.webp|large\.webp|share\.jpg)$/

/** Undefined when the path is not the address of a picture. */
export function readPictureAddress(
  pathname: string,
): { readonly id: string; readonly rendition: Rendition } | undefined {
  const [, id, file] = address.exec(pathname) ?? []
  if (id === undefined) return undefined
  if (file === files.share) return { id, rendition: 'share' }
  return { id, rendition: file === files.small ? 'small' : 'large' }
}
