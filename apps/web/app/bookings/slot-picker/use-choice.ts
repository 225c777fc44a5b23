import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { shallow } from '#layout/use-modal.ts'
import { storage } from '#state/browser-state.ts'
import { hasSlot, keepChoice, readChoice, toggleSlot } from './choice.ts'
import type { Choice } from './choice.ts'

/** The stored choice at a ground, plus a slot named in the address. In the browser only. */
export function useChoice(groundId: string) {
  const [query, setQuery] = useSearchParams()
  const [choice, setChoice] = useState(() => withSlot(readChoice(storage, groundId), query))
  const isBrought = query.has('slot')
  useEffect(() => {
    // Removed from the address once taken over, so that a reload does not add the slot again.
    if (isBrought) setQuery({}, { ...shallow, replace: true })
  }, [isBrought, setQuery])
  useEffect(() => keepChoice(storage, groundId, choice), [groundId, choice])
  return [choice, setChoice] as const
}

function withSlot(choice: Choice, query: URLSearchParams): Choice {
  const slotId = query.get('slot')
  const day = query.get('day')
  if (slotId === null || day === null || hasSlot(choice, { slotId, day })) return choice
  return toggleSlot(choice, { slotId, day })
}
