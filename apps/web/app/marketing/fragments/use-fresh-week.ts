import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { useEffect, useState } from 'react'
import { api } from '#state/api.ts'

type Answered = InferContractRouterOutputs<typeof contract>['bookings']['availability']
export type Week = Answered['data']

const FRESH_MS = 30_000

/** The ground's week from today, reloaded regularly while visible, since others book. */
export function useFreshWeek(groundId: string, first: Week): Week {
  const [week, setWeek] = useState(first)
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const path = `/grounds/${groundId}/slots/check-availaibilty`
      const answer = await api.send<Answered>({ method: 'POST', path, body: {} })
      if (answer.ok) setWeek(answer.data.data)
    }
    const timer = setInterval(() => void look(), FRESH_MS)
    return () => clearInterval(timer)
  }, [groundId])
  return week
}
