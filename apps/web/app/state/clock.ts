export type Clock = {
  /** Milliseconds since 1970 by the server's clock, as far as it is known. */
  readonly now: () => number
  /** Sets the clock by the Date header of an answer that has just arrived. */
  readonly learn: (date: string | null) => void
}

/** Deviations that rounding to seconds and latency can explain. */
const TOLERATED_MS = 2_000

/** This device's clock, corrected by the server's answers, so that a wrong clock does not matter. */
export function createClock(own: () => number): Clock {
  let behind = 0
  return {
    now: () => own() + behind,
    learn: (date) => {
      const difference = Date.parse(date ?? '') - own()
      if (Number.isNaN(difference)) return
      behind = Math.abs(difference) < TOLERATED_MS ? 0 : difference
    },
  }
}
