import { useState } from 'react'

/** What a form holds, beginning with what is saved, and whether it has been changed since. */
export function useDraftOf<T>(read: () => T) {
  const [saved] = useState(read)
  const [draft, setDraft] = useState(saved)
  return { draft, setDraft, isChanged: JSON.stringify(draft) !== JSON.stringify(saved) }
}
