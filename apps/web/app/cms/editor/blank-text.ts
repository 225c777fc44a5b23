import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { PostKind } from '@pavilion/contract/cms/post.ts'

/** The initial words of a new post. */
export const blankText = (kind: PostKind, author: string): PostText => ({
  kind,
  slug: '',
  title: '',
  summary: '',
  body: '',
  category: '',
  author,
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
})

const LONGEST_SLUG = 100

/** A slug from a title: "Ravi Rovers’ year" gives "ravi-rovers-year". */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '')

export const kindNames = {
  blog: 'Blog',
  news: 'News',
  legend: 'Legend',
  page: 'Page',
} as const satisfies Record<PostKind, string>

export const statusNames = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
} as const
