import { useParts } from '#shared/use-parts.ts'
import { findRevisions } from './editor-calls.ts'

/** The revisions of a post, newest first, page by page; `present` is the one that stands. */
export const useRevisions = (id: string, present: number) =>
  useParts({
    key: ['revisions', id, present],
    load: (after) => findRevisions(id, after),
    keep: false,
  })
