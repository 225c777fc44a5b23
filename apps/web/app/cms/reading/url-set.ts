import { element, xmlAnswer } from '#shared/xml.ts'

type Page = { readonly address: string; readonly changed?: string }

/** A file of the site map. */
export function urlSet(pages: readonly Page[]): Response {
  const entries = pages.map(({ address, changed }) => {
    const inside = element('loc', address) + (changed ? element('lastmod', changed) : '')
    return `<url>${inside}</url>`
  })
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
  )
}
