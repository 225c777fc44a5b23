const HOUR = 3_600_000

const partsOf = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(instant)
    .replace(' ', 'T')

/** The local time at a zone, in the format of date fields: "2026-07-23T19:30". */
export const wallClock = (instant: string, timeZone: string): string =>
  partsOf(Date.parse(instant), timeZone)

/**
 * The instant of a local time, "2026-07-23T19:30"; the first one when the clock repeats it. Undefined when
 * the clock skips it, or when it is not a time.
 */
export function instantOf(wall: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return undefined
  const near = [-26, 0, 26].map((hours) => asUtc + hours * HOUR)
  const offsets = near.map((at) => Date.parse(`${partsOf(at, timeZone)}Z`) - floorMinute(at))
  const found = offsets
    .map((offset) => asUtc - offset)
    .filter((at) => partsOf(at, timeZone) === wall)
    .toSorted((one, other) => one - other)
  const [first] = found
  return first === undefined ? undefined : new Date(first).toISOString()
}

const MINUTE = 60_000
const floorMinute = (instant: number) => Math.floor(instant / MINUTE) * MINUTE

/** "Asia/Karachi, GMT+5". */
export function zoneName(timeZone: string, at: Date): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${timeZone.replaceAll('_', ' ')}, ${offset ?? 'UTC'}`
}
