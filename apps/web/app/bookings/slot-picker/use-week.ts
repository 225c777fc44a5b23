import { useCallback, useEffect, useState } from 'react'
import { dayAfter } from '#shared/dates.ts'
import { loadSlots } from '../booking-calls.ts'

const A_WEEK = 7
const FRESH_MS = 20_000

/** The week that is shown of a ground's slots, counted from today, and the call that loads it. */
export function useWeek(groundId: string, today: string) {
  const [week, setWeek] = useState(0)
  const load = useCallback(() => {
    const from = dayAfter(today, week * A_WEEK)
    return loadSlots(groundId, { from, to: dayAfter(from, A_WEEK - 1) })
  }, [groundId, today, week])
  return { week, setWeek, load }
}

/** Asks again regularly while the page is visible, since others book too. */
export function useLookingAgain(again: () => unknown): void {
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
}
