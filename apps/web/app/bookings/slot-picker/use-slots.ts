import { useCallback, useEffect, useState } from 'react'
import { dayAfter } from '#shared/dates.ts'
import { useAnswer } from '#state/use-answer.ts'
import { loadSlots } from '../booking-calls.ts'

const A_WEEK = 7
const FRESH_MS = 20_000

/** A week of slots, reloaded regularly while visible, since others book too. */
export function useSlots(groundId: string, today: string) {
  const [week, setWeek] = useState(0)
  const load = useCallback(() => {
    const from = dayAfter(today, week * A_WEEK)
    return loadSlots(groundId, { from, to: dayAfter(from, A_WEEK - 1) })
  }, [groundId, today, week])
  const { answer, again } = useAnswer(load)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') again()
    }
    const timer = setInterval(look, FRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again])
  return { answer, again, week, setWeek }
}
