import type {
  EditorEntry,
  EditorPost,
  PostText,
  RevisionEntry,
} from '@pavilion/contract/cms/editor-post.ts'
import { PostId, PostMeta } from '@pavilion/contract/cms/post.ts'
import { organisationRef } from '#records/references.queries.ts'
import type { EditorRow, EntryRow, WordsRow } from './editor.queries.ts'
import type { RevisionEntryRow } from './revision.queries.ts'

export function wordsOf(row: WordsRow): PostText {
  const { kind, slug, title, summary, body, category, author, coverSeed } = row
  return {
    kind,
    slug,
    title,
    summary,
    body,
    category,
    author,
    coverSeed,
    cover: row.coverId === null ? null : { id: row.coverId, alt: row.coverAlt },
    socialPicture: row.socialId,
    meta: PostMeta.parse(row.meta),
  }
}

export function entryOf(row: EntryRow): EditorEntry {
  const { kind, slug, title, category, author, status, publishedAt } = row
  const { changedAt, changedBy, revision, organisation } = row
  const id = PostId.parse(row.id)
  return {
    id,
    kind,
    slug,
    title,
    category,
    author,
    status,
    publishedAt,
    changedAt,
    changedBy,
    revision,
    organisation: organisation && organisationRef(organisation),
  }
}

export const editorPostOf = (row: EditorRow): EditorPost => ({
  ...entryOf(row),
  words: wordsOf(row),
})

export const revisionEntryOf = (row: RevisionEntryRow): RevisionEntry => {
  const { number, title, status, savedAt, savedBy } = row
  return { number, title, status, savedAt, savedBy }
}
