/** A logo's sizes: WebP for the bar of pages, PNG for icons and programs. */
export type Rendition = 'small' | 'large'

const address =
  /^\/pictures\/sites\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(?:(small)\.webp|large\.png)$/

/** Where both sizes of a logo are. */
export const logoAddresses = (id: string) => ({
  small: `/pictures/sites/${id}/small.webp`,
  large: `/pictures/sites/${id}/large.png`,
})

/** Undefined for what is no such address. */
export function readLogoAddress(
  pathname: string,
): { readonly id: string; readonly rendition: Rendition } | undefined {
  const [, id, small] = address.exec(pathname) ?? []
  return id === undefined ? undefined : { id, rendition: small === undefined ? 'large' : 'small' }
}
