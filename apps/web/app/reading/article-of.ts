import type { Post } from '@pavilion/contract/post.ts'
import type { Shell } from '#layout/shell.ts'
import { postAddress } from '#shared/addresses.ts'

type ArticleType = 'Article' | 'BlogPosting' | 'NewsArticle'

/** An article as programs read it: a schema.org object. */
export const articleOf = (type: ArticleType, post: Post, shell: Shell | undefined) => ({
  '@type': type,
  headline: post.title,
  description: post.summary,
  datePublished: post.publishedAt,
  articleSection: post.category,
  ...(post.shared !== null && { image: `${shell?.origin ?? ''}${post.shared}` }),
  keywords: post.meta?.keywords.join(', '),
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@type': 'Organization', name: shell?.site.name },
  inLanguage: shell?.site.locale,
  mainEntityOfPage: `${shell?.origin ?? ''}${postAddress(post)}`,
})
