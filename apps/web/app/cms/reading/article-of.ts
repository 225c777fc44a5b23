import type { Post } from '@pavilion/contract/cms/post.ts'
import type { Shell } from '#layout/shell.ts'
import { postAddress } from '#shared/addresses.ts'
import { publisherOf } from '#shared/publisher.ts'

type ArticleType = 'Article' | 'BlogPosting' | 'NewsArticle'

/** A post as a schema.org object. */
export const articleOf = (type: ArticleType, post: Post, shell: Shell | undefined) => ({
  '@type': type,
  headline: post.title,
  description: post.summary,
  datePublished: post.publishedAt,
  articleSection: post.category,
  ...(post.shared !== null && { image: `${shell?.origin ?? ''}${post.shared}` }),
  keywords: post.meta?.keywords.join(', '),
  author: { '@type': 'Organization', name: post.author },
  publisher: publisherOf(shell),
  inLanguage: shell?.site.locale,
  mainEntityOfPage: `${shell?.origin ?? ''}${postAddress(post)}`,
})
