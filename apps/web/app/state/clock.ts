export type Clock = {
  /** Milliseconds since 1970, by the server's clock as far as it is known. */
  readonly now: () => number
  /** Reads the Date header of an answer that was made just now. */
  readonly learn: (date: string | null) => void
}

/** What a date of whole seconds and the way here make up. */
const TOLERATED_MS = 2_000

/** This device's clock, put right by the server's answers: whoever's is wrong by hours is served all the same. */
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
