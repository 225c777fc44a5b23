import type { MetaDescriptor } from 'react-router'
import type { Shell } from '#layout/shell.ts'
import * as t from '#texts/common.ts'

export type HeadOptions = {
  /** Without the site's name, which is added. */
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  /** The canonical path, without a query. */
  readonly path: string
  /** The picture of shared links, as a path of this site. */
  readonly picture?: string | undefined
  /** Structured data: a schema.org object. */
  readonly about?: Readonly<Record<string, unknown>> | undefined
}

/** The head of a page: title, description, canonical link and sharing card. */
export function headOf(shell: Shell | undefined, options: HeadOptions): MetaDescriptor[] {
  if (shell === undefined) return [{ title: options.title }]
  const { site, origin } = shell
  const title = `${options.title} · ${site.name}`
  const address = new URL(options.path, origin).href
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
    ...pictureOf(options.picture, shell),
    ...(options.about
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...options.about } }]
      : []),
  ]
}

function keywordsOf({ keywords = [] }: HeadOptions, name: string): string {
  return [...keywords, 'cricket', t.liveScores, name].join(', ')
}

/** The picture of shared links for pages without their own. */
const markOf = ({ logo }: Shell['site']) => (logo ? `/share.png?${logo.id}` : '/icon-512.png')

function pictureOf(picture: string | undefined, { site, origin }: Shell): MetaDescriptor[] {
  const address = `${origin}${picture ?? markOf(site)}`
  return [
    { name: 'twitter:card', content: picture === undefined ? 'summary' : 'summary_large_image' },
    { property: 'og:image', content: address },
    { name: 'twitter:image', content: address },
  ]
}

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]

/** The shell's data among the route matches that `meta` gets. */
export function shellOf(matches: Matches): Shell | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return isShell(root) ? root : undefined
}

/** The root loader answers nothing else. */
const isShell = (value: unknown): value is Shell =>
  typeof value === 'object' && value !== null && 'site' in value
