import type { MetaDescriptor } from 'react-router'

/** Announces the feed to feed readers. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blogs and news',
  href: '/feed.xml',
}
