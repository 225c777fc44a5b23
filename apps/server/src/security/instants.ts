/** The instant so many seconds after another (before it, when negative). */
export const after = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString()

/** Whole seconds until an instant, at least one. */
export const secondsUntil = (now: string, instant: string): number =>
  Math.max(1, Math.ceil((Date.parse(instant) - Date.parse(now)) / 1000))
