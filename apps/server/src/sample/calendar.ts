import { wallClock } from '#grounds/grounds.ts'

/** The zone of the whole sample world. */
export const TIME_ZONE = 'Asia/Karachi'

const clock = wallClock(TIME_ZONE)
const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS
const DAY_MS = 1_440 * MINUTE_MS

/** The day it is in a zone at an instant, "2026-07-22". */
export function dayAt(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(Date.parse(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

const written = (ms: number): string => new Date(ms).toISOString()

/** The instant so many days later at a time of day, such as "10:00"; both as clocks of the sample world show them. */
export function dayLater(instant: string, days: number, time: string): string {
  const day = written(clock.localAt(Date.parse(instant)) + days * DAY_MS).slice(0, 10)
  return written(clock.instantOf(Date.parse(`${day}T${time}:00Z`)))
}

export const minutesLater = (instant: string, minutes: number): string =>
  written(Date.parse(instant) + minutes * MINUTE_MS)

/** The next full or half hour. */
export const halfHourAfter = (instant: string): string =>
  written(Math.ceil(Date.parse(instant) / HALF_HOUR_MS) * HALF_HOUR_MS)

/** The instant without its seconds. */
export const minuteOf = (instant: string): string =>
  written(Math.floor(Date.parse(instant) / MINUTE_MS) * MINUTE_MS)
