/** What the model takes from past matches, for innings of one length. */
export type Coefficients = {
  /** The balls of an innings. */
  readonly balls: number
  /** The score at which neither side is ahead when the first innings ends. */
  readonly level: number
  /** How far the score of the side batting first speaks for the pitch, from 0 to 1. */
  readonly pitch: number
  /** The variance that comes with each run still expected. */
  readonly scatter: number
}

/** Fitted by `bench/chance/fit.ts` to T20 and one-day matches (docs/algorithms/chance-of-winning.md). */
const short: Coefficients = { balls: 120, level: 168, pitch: 0.51, scatter: 4 }
const long: Coefficients = { balls: 300, level: 236, pitch: 0.35, scatter: 6.8 }

/**
 * Between the two lengths in proportion, and undefined outside, where nothing was measured. `usual` is an average
 * first innings of the competition, where one is known.
 */
export function coefficientsFor(balls: number, usual?: number): Coefficients | undefined {
  if (balls < short.balls || balls > long.balls) return undefined
  const share = (balls - short.balls) / (long.balls - short.balls)
  const between = (name: keyof Coefficients) => short[name] + share * (long[name] - short[name])
  return {
    balls,
    level: usual ?? between('level'),
    pitch: between('pitch'),
    scatter: between('scatter'),
  }
}
