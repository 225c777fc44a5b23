import type { RevisionEntry } from '@pavilion/contract/cms/editor-post.ts'
import { useEffect, useState } from 'react'
import { findRevisions } from './editor-calls.ts'

type Known = { readonly items: readonly RevisionEntry[]; readonly next: string | null }

/** The revisions of a post, newest first, page by page. */
export function useRevisions(id: string) {
  const [known, setKnown] = useState<Known>()
  const [failure, setFailure] = useState<string>()
  const [after, setAfter] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void findRevisions(id, after).then((answer) => {
      if (!isWanted) return
      if (!answer.ok) return setFailure(answer.message)
      const { items, next } = answer.data.data
      setKnown((before) => ({ items: [...(before?.items ?? []), ...items], next }))
    })
    return () => {
      isWanted = false
    }
  }, [id, after])
  return {
    items: known?.items,
    next: known?.next ?? null,
    failure,
    more: () => setAfter(known?.next ?? undefined),
  }
}
