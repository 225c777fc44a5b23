import type { WallClock } from '#grounds/grounds.ts'

/** Milliseconds as the database writes a full second: "2026-11-22T01:00:00Z". */
export const instantText = (instant: number): string =>
  new Date(instant).toISOString().replace('.000Z', 'Z')

/** As the clock at the ground shows it: "2026-11-22T06:00". */
export const localText = (clock: WallClock, instant: number): string =>
  new Date(clock.localAt(instant)).toISOString().slice(0, 16)

/** The day at the ground: "2026-11-22". */
export const dayAt = (clock: WallClock, instant: number): string =>
  localText(clock, instant).slice(0, 10)
