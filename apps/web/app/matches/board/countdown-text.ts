import { counted } from '#shared/figures.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "Starts in 3 hours 20 minutes": the two largest units of `left` milliseconds. */
export function countdownText(left: number): string {
  if (left <= 0) return 'Due to start'
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.ceil((left % HOUR) / MINUTE)
  const parts =
    days > 0
      ? [part(days, 'day'), part(hours, 'hour')]
      : [part(hours, 'hour'), part(minutes, 'minute')]
  return `Starts in ${parts.filter(Boolean).join(' ')}`
}

const part = (count: number, word: string) => count > 0 && counted(count, word)
