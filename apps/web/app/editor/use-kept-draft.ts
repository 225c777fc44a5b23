import type { PostWords } from '@pavilion/contract/editor-post.ts'
import { useEffect, useState } from 'react'
import { keeper } from '#state/browser-state.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import type { Kept } from './kept-draft.ts'
import { isSame } from './draft-state.ts'

const PAUSE_MS = 400

type Unsaved = Omit<Kept, 'at'> & { readonly isDirty: boolean }

function readDiffering(id: string, words: PostWords): Kept | undefined {
  const kept = readDraft(keeper, id)
  return kept && !isSame(kept.words, words) ? kept : undefined
}

/**
 * Keeps what is not saved in this browser, a moment after it was typed and when the page is left, and
 * forgets it once it is saved. `found` is what lay there when the page was opened.
 */
export function useKeptDraft(id: string, { words, revision, key, isDirty }: Unsaved) {
  const [found, setFound] = useState(() => readDiffering(id, words))
  const [keptAt, setKeptAt] = useState<string>()
  const isAnswered = found === undefined
  useEffect(() => {
    if (!isAnswered) return undefined
    if (!isDirty) {
      forgetDraft(keeper, id)
      return undefined
    }
    const keep = () => {
      const at = new Date().toISOString()
      keepDraft(keeper, id, { words, revision, key, at })
      setKeptAt(at)
    }
    const timer = setTimeout(keep, PAUSE_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [id, words, revision, key, isDirty, isAnswered])
  return { found, answered: () => setFound(undefined), keptAt: isDirty ? keptAt : undefined }
}
