import type { PostWords } from '@pavilion/contract/editor-post.ts'
import { PostMeta } from '@pavilion/contract/post.ts'

/** A finished post of the blog. */
export const wordsFor = (slug: string, change: Partial<PostWords> = {}): PostWords => ({
  kind: 'blog',
  slug,
  title: `Title of ${slug}`,
  summary: 'What it is about.',
  body: '## Part\n\nWords.',
  category: 'Tests',
  author: 'Somebody',
  coverSeed: slug,
  cover: null,
  socialPicture: null,
  meta: PostMeta.parse({}),
  ...change,
})
