/** A heading of a page and the HTML below it. */
export type PagePart = {
  /** The heading's id for links; empty when it has none. */
  readonly id: string
  readonly title: string
  readonly html: string
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The text of some HTML. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
    .trim()

/**
 * Splits a page's HTML, as rendered from Markdown, at its headings of a level. What precedes the first is
 * left out.
 */
export function partsOf(html: string, level: 2 | 3): PagePart[] {
  const heading = new RegExp(`<h${level}(?: id="([^"]*)")?>(.*?)</h${level}>`, 's')
  const [, ...pieces] = html.split(heading)
  const parts: PagePart[] = []
  for (let at = 0; at + 2 < pieces.length; at += 3) {
    const [id = '', title = '', text = ''] = pieces.slice(at, at + 3)
    parts.push({ id, title: wordsOf(title), html: text.trim() })
  }
  return parts
}
