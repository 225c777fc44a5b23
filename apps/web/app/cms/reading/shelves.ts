import type { PostKind } from '@pavilion/contract/cms/post.ts'

export type Shelf = {
  readonly kind: PostKind
  readonly path: string
  readonly title: string
  readonly lead: string
  /** The schema.org type of an article. */
  readonly type: 'BlogPosting' | 'NewsArticle'
}

const blogs: Shelf = {
  kind: 'blog',
  path: '/blogs',
  title: 'Blogs',
  lead: 'The rules of the game, what the figures mean, and how to run it all on a machine of your own.',
  type: 'BlogPosting',
}

const news: Shelf = {
  kind: 'news',
  path: '/news',
  title: 'News',
  lead: 'What changed, and when.',
  type: 'NewsArticle',
}

/** The shelf of an address: blog or news. */
export const shelfAt = (url: URL): Shelf => (/^\/news(\/|\.|$)/.test(url.pathname) ? news : blogs)
