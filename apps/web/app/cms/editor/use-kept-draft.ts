import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { useEffect, useState } from 'react'
import { storage } from '#state/browser-state.ts'
import { forgetDraft, keepDraft, keepEarlier, readUnsaved } from './kept-draft.ts'
import type { Kept } from './kept-draft.ts'
import { isSame } from './draft-state.ts'

const PAUSE_MS = 400

type Unsaved = Omit<Kept, 'at'> & { readonly isDirty: boolean }

const now = () => new Date().toISOString()

/**
 * Stores unsaved changes in this browser, shortly after typing and when leaving the page, and deletes them
 * once saved. `found` are the drafts that were stored when the page was opened, newest first; they are kept
 * until the writer has restored or discarded them.
 */
export function useKeptDraft(id: string, unsaved: Unsaved) {
  const [opened] = useState(id)
  const [found, setFound] = useState(() => readDiffering(id, unsaved.words))
  useEffect(() => keepEarlier(storage, opened, found), [opened, found])
  const keptAt = useAutosave(id, unsaved)
  const { isDirty, ...present } = unsaved
  /** Removes the first found draft. When it replaces the current draft, that one is offered next. */
  const answered = (takesPlace: boolean) =>
    setFound(([, ...others]) =>
      takesPlace && isDirty ? [{ ...present, at: now() }, ...others] : others,
    )
  return { found: found[0], answered, keptAt: isDirty ? keptAt : undefined }
}

const readDiffering = (id: string, words: PostText): readonly Kept[] =>
  readUnsaved(storage, id).filter((kept) => !isSame(kept.words, words))

/** Answers when it last stored something. */
function useAutosave(id: string, { words, revision, key, isDirty }: Unsaved) {
  const [keptAt, setKeptAt] = useState<string>()
  useEffect(() => {
    if (!isDirty) {
      forgetDraft(storage, id)
      return undefined
    }
    const keep = () => {
      const at = now()
      keepDraft(storage, id, { words, revision, key, at })
      setKeptAt(at)
    }
    const timer = setTimeout(keep, PAUSE_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [id, words, revision, key, isDirty])
  return keptAt
}
