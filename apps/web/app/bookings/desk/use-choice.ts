import { useEffect, useState } from 'react'
import { keeper } from '#state/browser-state.ts'
import { keepChoice, readChoice } from './choice.ts'

/** What is chosen at a ground, as it was left. Only where scripts run. */
export function useChoice(groundId: string) {
  const [choice, setChoice] = useState(() => readChoice(keeper, groundId))
  useEffect(() => keepChoice(keeper, groundId, choice), [groundId, choice])
  return [choice, setChoice] as const
}
