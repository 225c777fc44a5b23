import { type Post, PostId, PostMeta, type PostSummary } from '@pavilion/contract/cms/post.ts'
import { organisationRef } from '#records/references.queries.ts'
import { pictureAddress } from './picture-address.ts'
import type { Rendered } from './markdown.ts'
import type { PostRow } from './post-list.queries.ts'

/** A row as lists show it; with its metadata when `expand` asks for it. */
export function summaryOf(row: PostRow, expand: string | undefined): PostSummary {
  const { kind, slug, title, summary, category, author, coverSeed, publishedAt, minutes } = row
  return {
    id: PostId.parse(row.id),
    kind,
    slug,
    title,
    summary,
    category,
    author,
    coverSeed,
    cover: coverOf(row),
    publishedAt,
    minutes,
    organisation: row.organisation && organisationRef(row.organisation),
    ...(expand !== undefined && { meta: PostMeta.parse(row.meta) }),
  }
}

const coverOf = ({ coverId, coverAlt }: PostRow) =>
  coverId === null
    ? null
    : {
        small: pictureAddress(coverId, 'small'),
        large: pictureAddress(coverId, 'large'),
        alt: coverAlt,
      }

export function postOf(
  row: PostRow,
  { html, headings, minutes }: Rendered,
  expand: string | undefined,
): Post {
  const picture = row.socialId ?? row.coverId
  return {
    ...summaryOf({ ...row, minutes }, expand),
    html,
    headings: [...headings],
    shared: picture === null ? null : pictureAddress(picture, 'share'),
  }
}
