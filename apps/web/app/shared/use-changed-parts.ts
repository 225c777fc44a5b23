import { useState } from 'react'

/** Which forms of a page have unsaved changes, where a page has several. */
export function useChangedParts() {
  const [parts, setParts] = useState<readonly string[]>([])
  const note = (part: string, isChanged: boolean) =>
    setParts((before) => {
      if (before.includes(part) === isChanged) return before
      return isChanged ? [...before, part] : before.filter((name) => name !== part)
    })
  return { isChanged: parts.length > 0, note }
}
