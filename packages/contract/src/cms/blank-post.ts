import type { PostText } from './editor-post.ts'

/** The text of a new post, nothing of it written yet. */
export const blankPost: PostText = {
  kind: 'blog',
  slug: '',
  title: '',
  summary: '',
  body: '',
  category: '',
  author: '',
  coverSeed: '',
  cover: null,
  socialPicture: null,
  meta: {
    keywords: [],
    title: '',
    description: '',
    side: '',
    role: '',
    years: '',
    figure: '',
    figures: [],
    portrait: '',
    source: '',
  },
}
