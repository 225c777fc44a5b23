/** A small page of ours for the pages of others. */
export type Frame = {
  readonly address: string
  /** What it shows, for those who hear the page. */
  readonly title: string
  readonly height: number
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const attribute = (text: string) => text.replaceAll(/[&<"]/g, (sign) => entities[sign] ?? sign)

/** It needs no more than its own script, and links that open in a tab of their own. */
export const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** The HTML that shows the page; `address` has to have its origin. */
export const embedCode = ({ address, title, height }: Frame): string =>
  `<iframe src="${attribute(address)}" title="${attribute(title)}" width="100%" height="${height}" style="border:0" loading="lazy" sandbox="${sandbox}"></iframe>`
