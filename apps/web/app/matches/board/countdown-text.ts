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
