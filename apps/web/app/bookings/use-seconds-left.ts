import { useEffect, useState } from 'react'
import { serverNow } from '#state/api.ts'

const SECOND_MS = 1000

const secondsUntil = (instant: string): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / SECOND_MS))

/** The seconds left until an instant by the server's clock; 0 when it has passed. */
export function useSecondsLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setLeft(secondsUntil(until)), SECOND_MS)
    return () => clearInterval(timer)
  }, [until, isOver])
  return left
}

const SECONDS_A_MINUTE = 60

/** "9:42". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_A_MINUTE)}:${String(seconds % SECONDS_A_MINUTE).padStart(2, '0')}`
