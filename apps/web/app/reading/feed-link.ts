import type { MetaDescriptor } from 'react-router'

/** Tells readers of feeds that there is one. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blogs and news',
  href: '/feed.xml',
}
