import { useCallback, useEffect, useState } from 'react'
import type { Answer } from './request.ts'

/**
 * For public pages, which do without TanStack Query: the answer of a call; undefined until it arrives. While
 * another call runs, the last answer is kept.
 */
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
