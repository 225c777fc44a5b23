import { useEffect, useState } from 'react'
import * as t from '#texts/matches.ts'

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** "Starts in 3 hours 20 minutes": the two largest units of `left` milliseconds. */
export function countdownText(left: number): string {
  if (left <= 0) return t.dueToStart
  const begun = Math.ceil(left / MINUTE_MS)
  const days = Math.floor(begun / DAY)
  const hours = Math.floor((begun % DAY) / HOUR)
  const minutes = begun % HOUR
  if (days > 0) return t.startsInDays({ days, hours })
  return hours > 0 ? t.startsInHours({ hours, minutes }) : t.startsInMinutes({ minutes })
}

const every = 15_000

/** The time until a match begins, computed in the browser, because server-rendered pages are cached. */
export function Countdown({ startsAt }: { readonly startsAt: string }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [])
  return <>{now === undefined ? '\u00a0' : countdownText(Date.parse(startsAt) - now)}</>
}
