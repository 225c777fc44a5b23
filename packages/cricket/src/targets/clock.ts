const HOUR = 60
/** In minutes. */
export const DAY = 24 * HOUR

/** "14:10" in minutes of the day; undefined for anything else. */
export function minuteOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? []
  return hours === undefined ? undefined : Number(hours) * HOUR + Number(minutes)
}

export function clockOf(minute: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor((minute % DAY) / HOUR))}:${two(minute % HOUR)}`
}

/** Minutes from one time to a later one, which may be after midnight. */
export const minutesBetween = (from: number, to: number): number => (to - from + DAY) % DAY
