import { useCallback, useState } from 'react'
import { forgetDraft, readDraft } from './oauth.ts'
import type { Draft } from './oauth.ts'

export type KeptDraft = {
  readonly draft: Draft | undefined
  readonly drop: () => void
}

/** What a provider said about the person who signs up in this window, until used or dropped. */
export function useDraft(): KeptDraft {
  const [draft, setDraft] = useState(readDraft)
  const drop = useCallback(() => {
    forgetDraft()
    setDraft(undefined)
  }, [])
  return { draft, drop }
}
