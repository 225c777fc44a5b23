import { useEffect, useState } from 'react'
import * as t from '#texts/matches.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "Starts in 3 hours 20 minutes": the two largest units of `left` milliseconds. */
export function countdownText(left: number): string {
  if (left <= 0) return t.dueToStart
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.ceil((left % HOUR) / MINUTE)
  const parts =
    days > 0
      ? [days > 0 && t.daysLong({ days }), hours > 0 && t.hoursLong({ hours })]
      : [hours > 0 && t.hoursLong({ hours }), minutes > 0 && t.minutesLong({ minutes })]
  return t.startsIn({ time: parts.filter(Boolean).join(' ') })
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
