import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'
import { useState } from 'react'

/** Up to which entry the list is shown, and how many newer balls are held back. */
export function useHeld(overs: readonly OverCommentary[], away: boolean) {
  const newest = Math.max(0, ...overs.slice(0, 2).flatMap(({ lines }) => lines.map((l) => l.seq)))
  const [first] = useState(newest)
  const [held, setHeld] = useState(newest)
  if (held !== newest && (!away || newest < held)) setHeld(newest)
  const waiting = overs.flatMap(({ lines }) =>
    lines.filter(({ seq, mark }) => seq > held && mark !== null),
  ).length
  return { held, first, waiting }
}
