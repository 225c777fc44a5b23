/**
 * Playing time in overs, as the calculation sheets of the ICC's playing conditions have it. Times are whole
 * seconds; so is the time that an over counts for.
 */
export type OverRate = { readonly secondsPerOver: number }

/** Interruptions of the first innings: the overs a side in the time left for both, rounded up. */
export function oversPerSide({ secondsPerOver }: OverRate, seconds: number): number {
  return Math.max(0, Math.ceil(seconds / (2 * secondsPerOver)))
}

/** Whether an interruption ends the first innings: the overs that can be bowled in that time, rounded up. */
export function oversPossible({ secondsPerOver }: OverRate, seconds: number): number {
  return Math.max(0, Math.ceil(seconds / secondsPerOver))
}

/** Interruptions of the second innings: the overs lost in that time; fractions are ignored. */
export function oversLost({ secondsPerOver }: OverRate, seconds: number): number {
  return Math.max(0, Math.floor(seconds / secondsPerOver))
}
