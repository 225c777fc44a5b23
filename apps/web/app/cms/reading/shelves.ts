import type { PostKind } from '@pavilion/contract/cms/post.ts'
import * as t from '#texts/cms.ts'

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
  title: t.blogs,
  lead: t.theRulesOfTheGame,
  type: 'BlogPosting',
}

const news: Shelf = {
  kind: 'news',
  path: '/news',
  title: t.news,
  lead: t.whatChangedAndWhen,
  type: 'NewsArticle',
}

/** The shelf of an address: blog or news. */
export const shelfAt = (url: URL): Shelf => (/^\/news(\/|\.|$)/.test(url.pathname) ? news : blogs)
