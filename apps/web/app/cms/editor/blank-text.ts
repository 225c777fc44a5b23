import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { PostKind } from '@pavilion/contract/cms/post.ts'
import * as t from '#texts/cms.ts'

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
  blog: t.blog,
  news: t.news,
  legend: t.legend,
  page: t.page,
} as const satisfies Record<PostKind, string>

export const statusNames = {
  draft: t.draft,
  scheduled: t.scheduled,
  published: t.published,
  archived: t.archived,
} as const
