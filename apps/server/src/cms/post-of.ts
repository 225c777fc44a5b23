import { type Post, PostId, PostMeta, type PostSummary } from '@pavilion/contract/post.ts'
import { readingMinutes, renderMarkdown } from './markdown.ts'
import type { PostRow } from './post-list.queries.ts'

/** A row as lists show it; with its meta where `expand` asks for it. */
export function summaryOf(row: PostRow, expand: string | undefined): PostSummary {
  const { kind, slug, title, summary, category, author, coverSeed, publishedAt } = row
  return {
    id: PostId.parse(row.id),
    kind,
    slug,
    title,
    summary,
    category,
    author,
    coverSeed,
    publishedAt,
    minutes: readingMinutes(row.body),
    ...(expand !== undefined && { meta: PostMeta.parse(row.meta) }),
  }
}

export function postOf(row: PostRow, expand: string | undefined): Post {
  const { html, headings } = renderMarkdown(row.body)
  return { ...summaryOf(row, expand), html, headings: [...headings] }
}
