/** The gable over three stumps, on a grid of 32 by 32; a ball lies in its pediment. */
export const gable =
  'M16 1.5L30.5 11.2V13.5H1.5V11.2ZM5 15.3h9a1.1 1.1 0 0 1 0 2.2h-9a1.1 1.1 0 0 1 0-2.2ZM18 15.3h9a1.1 1.1 0 0 1 0 2.2h-9a1.1 1.1 0 0 1 0-2.2ZM5 19.2h3.8v11.3H5ZM14.1 19.2h3.8v11.3h-3.8ZM23.2 19.2H27v11.3h-3.8Z'

const houseGreen = '#0f5132'
/** The background of icons that need one. */
export const paper = '#f3f1e4'

type Branded = { readonly theme: Readonly<Record<string, string>> }

/** The mark as a favicon. */
export function brandIcon({ theme }: Branded): string {
  const own = theme['--pv-brand'] ?? ''
  const colour = /^#[0-9a-f]{3,8}$/i.test(own) ? own : houseGreen
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${gable}" fill="${colour}"/><circle cx="16" cy="8.9" r="1.9" fill="#a8172a"/></svg>`
}

/** The mark on paper, with the margin that phones crop. */
export function maskableIcon(site: Branded): string {
  const mark = brandIcon(site).replace('<svg ', '<svg x="12" y="12" width="28" height="28" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><rect width="52" height="52" fill="${paper}"/>${mark}</svg>`
}
