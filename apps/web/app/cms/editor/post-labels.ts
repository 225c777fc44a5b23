import type { PostKind } from '@pavilion/contract/cms/post.ts'
import * as t from '#texts/cms.ts'

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
