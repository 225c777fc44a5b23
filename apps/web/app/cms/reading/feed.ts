import type { PostSummary } from '@pavilion/contract/cms/post.ts'
import { apiContext, siteContext } from '#context.ts'
import { postAddress } from '#shared/addresses.ts'
import type { Route } from './+types/feed.ts'
import { element, escapeXml, xmlAnswer } from '#shared/xml.ts'

const newest = 50

/** The blog and the news, newest first, as RSS 2.0. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { origin } = new URL(request.url)
  const site = context.get(siteContext)
  const asked = { filter: { kind: ['blog' as const, 'news' as const] }, page: { size: newest } }
  const { items } = (await context.get(apiContext).cms.filter(asked)).data
  const channel = [
    element('title', site.name),
    element('link', `${origin}/blogs`),
    element('description', site.description),
    element('language', site.locale),
    ...(items[0] ? [element('lastBuildDate', mailDate(items[0].publishedAt))] : []),
    `<atom:link href="${escapeXml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((post) => itemOf(origin, post)),
  ]
  return xmlAnswer(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n${channel.join('\n')}\n</channel></rss>`,
    'application/rss+xml',
  )
}

const itemOf = (origin: string, post: PostSummary): string =>
  [
    '<item>',
    element('title', post.title),
    element('link', origin + postAddress(post)),
    `<guid isPermaLink="false">${post.id}</guid>`,
    element('pubDate', mailDate(post.publishedAt)),
    element('category', post.category),
    element('dc:creator', post.author),
    element('description', post.summary),
    '</item>',
  ].join('')

/** RSS's date format: "Sat, 21 Nov 2026 00:10:00 GMT". */
const mailDate = (instant: string): string => new Date(instant).toUTCString()
