import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const TICK_MS = 250

/** Whole seconds until another code may be requested: 59 at first, 0 after a minute. */
export function secondsLeft(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined) return 0
  const left = Math.ceil((sentAt + MINUTE_MS - now) / 1000)
  return Math.min(59, Math.max(0, left))
}

/** When the last code was sent, told from the seconds that another has to wait. Undefined beyond a minute. */
export const sentBefore = (waitSeconds: number | undefined, now: number): number | undefined =>
  waitSeconds === undefined || waitSeconds * 1000 > MINUTE_MS
    ? undefined
    : now - (MINUTE_MS - waitSeconds * 1000)

/** "0:59" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export function useSecondsLeft(sentAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(sentAt, now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [isOver])
  return left
}
