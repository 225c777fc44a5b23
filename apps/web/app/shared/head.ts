import type { MetaDescriptor } from 'react-router'
import type { Shell } from '#layout/shell.ts'

export type HeadOptions = {
  /** Without the site's name: it is added. */
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  /** The page's own path, without a query: what search engines should keep. */
  readonly path: string
  /** A picture for links that are shared; a path of this site. */
  readonly picture?: string | undefined
  /** What the page is about, for programs: a schema.org object. */
  readonly about?: Readonly<Record<string, unknown>> | undefined
}

/** What a page's head says of it: for tabs, search engines, and the cards that links are shared as. */
export function headOf(shell: Shell | undefined, options: HeadOptions): MetaDescriptor[] {
  if (shell === undefined) return [{ title: options.title }]
  const { site, origin } = shell
  const title = `${options.title} · ${site.name}`
  const address = `${origin}${options.path}`
  return [
    { title },
    { name: 'description', content: options.description },
    { name: 'keywords', content: keywordsOf(options, site.name) },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: options.description },
    { property: 'og:url', content: address },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: options.description },
    ...pictureOf(options.picture, origin),
    ...(options.about
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...options.about } }]
      : []),
  ]
}

function keywordsOf({ keywords = [] }: HeadOptions, name: string): string {
  return [...keywords, 'cricket', 'live scores', name].join(', ')
}

function pictureOf(picture: string | undefined, origin: string): MetaDescriptor[] {
  if (picture === undefined) return [{ name: 'twitter:card', content: 'summary' }]
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: `${origin}${picture}` },
    { name: 'twitter:image', content: `${origin}${picture}` },
  ]
}

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]

/** The shell among the routes that are shown, as `meta` is told of them. */
export function shellOf(matches: Matches): Shell | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return isShell(root) ? root : undefined
}

/** Root's loader answers nothing else. */
const isShell = (value: unknown): value is Shell =>
  typeof value === 'object' && value !== null && 'site' in value
