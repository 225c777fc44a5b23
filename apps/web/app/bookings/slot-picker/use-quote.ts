import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer, Refused } from '#state/request.ts'
import { loadQuote } from '../booking-calls.ts'
import type { Quote } from '../booking-calls.ts'
import { wantedOf } from './choice.ts'
import type { Choice } from './choice.ts'

type Quoted = {
  /** The latest quote; when it is not current, a new one is being requested. */
  readonly quote: Quote | undefined
  readonly isCurrent: boolean
}

/** The price of a choice, requested from the server after every change. */
export function useQuote(
  groundId: string,
  choice: Choice,
  onRefused: (refused: Refused) => void,
): Quoted {
  const asked = JSON.stringify(wantedOf(choice))
  const isEmpty = choice.slots.length === 0
  const [answered, setAnswered] = useState<{ asked: string; quote: Quote }>()
  const settle = useEffectEvent((answer: Answer<{ readonly data: Quote }>) => {
    if (answer.ok) setAnswered({ asked, quote: answer.data.data })
    else onRefused(answer)
  })
  const ask = useEffectEvent(() => loadQuote(groundId, wantedOf(choice)))
  useEffect(() => {
    if (isEmpty) return undefined
    let isWanted = true
    void ask().then((answer) => {
      if (isWanted) settle(answer)
    })
    return () => {
      isWanted = false
    }
  }, [groundId, asked, isEmpty])
  if (isEmpty) return { quote: undefined, isCurrent: false }
  return { quote: answered?.quote, isCurrent: answered?.asked === asked }
}
