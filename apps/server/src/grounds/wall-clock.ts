/**
 * Conversion between instants and the local time of a zone. Local times are milliseconds as if they were
 * UTC.
 */
export type WallClock = {
  readonly localAt: (instant: number) => number
  /**
   * The first instant at which the clock shows this time or later: a skipped time gives the instant of the
   * clock change, a repeated time its first occurrence. So a later local time never gives an earlier
   * instant.
   */
  readonly instantOf: (local: number) => number
}

const DAY = 86_400_000

/** Throws a RangeError when there is no such zone. */
export function wallClock(timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const localAt = (instant: number): number => {
    const shown = parts.formatToParts(instant)
    const part = (type: string) => Number(shown.find((one) => one.type === type)?.value)
    const date = [part('year'), part('month') - 1, part('day')] as const
    return Date.UTC(...date, part('hour'), part('minute'), part('second'))
  }
  return { localAt, instantOf: (local) => instantOf(local, localAt) }
}

function instantOf(local: number, localAt: (instant: number) => number): number {
  const offset = (instant: number) => localAt(instant) - instant
  const [early, late] = [offset(local - DAY), offset(local + DAY)]
    .map((one) => local - one)
    .toSorted((a, b) => a - b)
  const shown = [early, late].find((instant) => instant !== undefined && localAt(instant) === local)
  if (shown !== undefined) return shown
  return firstAfter(early ?? local, late ?? local, (instant) => localAt(instant) >= local)
}

/**
 * The first instant after `from`, up to `to`, for which the condition holds; it must then hold for all
 * later ones.
 */
function firstAfter(from: number, to: number, holds: (instant: number) => boolean): number {
  let [before, at] = [from, to]
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2)
    if (holds(middle)) at = middle
    else before = middle
  }
  return at
}
