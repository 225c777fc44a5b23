import { useEffect, useState } from 'react'
import { availability } from '#calls/bookings.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type Week = OutputOf<typeof availability>['data']

const FRESH_MS = 30_000

/** The ground's week from today, reloaded regularly while visible, since others book. */
export function useFreshWeek(groundId: string, first: Week): Week {
  const [week, setWeek] = useState(first)
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await send(availability, { groundId })
      if (answer.ok) setWeek(answer.data.data)
    }
    const timer = setInterval(() => void look(), FRESH_MS)
    return () => clearInterval(timer)
  }, [groundId])
  return week
}
