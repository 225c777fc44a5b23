import { apiContext } from '#context.ts'
import type { Route } from './+types/site-map-index.ts'
import { element, xmlAnswer } from '#shared/xml.ts'

/** The index of the site map's files. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { origin } = new URL(request.url)
  const { data } = await context.get(apiContext).cms.siteMap()
  const parts = data.flatMap(({ kind, parts: count }) =>
    Array.from({ length: count }, (_, index) => `/sitemap/${kind}/${index + 1}.xml`),
  )
  const entries = ['/sitemap/pages.xml', ...parts].map(
    (path) => `<sitemap>${element('loc', origin + path)}</sitemap>`,
  )
  return xmlAnswer(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>`,
  )
}
