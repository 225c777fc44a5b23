import type { MetaDescriptor } from 'react-router'
import * as t from '#texts/cms.ts'

/** Announces the feed to feed readers. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: t.blogsAndNews,
  href: '/feed.xml',
}
