import { useCallback, useEffect, useState } from 'react'
import type { Answer } from './attempt.ts'

/** What a call answers, undefined until it has. Another call, or `again`, keeps what is shown until then. */
export function useAnswer<T>(call: () => Promise<Answer<T>>) {
  const [answer, setAnswer] = useState<Answer<T>>()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let isWanted = true
    void call().then((told) => {
      if (isWanted) setAnswer(told)
    })
    return () => {
      isWanted = false
    }
  }, [call, times])
  const again = useCallback(() => setTimes((before) => before + 1), [])
  return { answer, again }
}
