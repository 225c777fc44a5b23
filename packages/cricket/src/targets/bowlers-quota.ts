/** How much of an innings one bowler may bowl. */
export type BowlersQuota = {
  /** Overs that each bowler may bowl. */
  readonly overs: number
  /** So many of them may bowl one over more; 0 when the overs divide evenly. */
  readonly oneMore: number
}

/** However short an innings is, a bowler may bowl two overs of it (ICC playing conditions for T20). */
export const LEAST_QUOTA = 2

/**
 * The quota of an innings of so many whole overs: an equal part of them, usually a fifth, and where that does
 * not come out even, one over more for as many bowlers as it takes (ICC playing conditions). Overs that a
 * bowler had bowled before a reduction stand.
 */
export function bowlersQuota(overs: number, bowlers: number): BowlersQuota {
  const oneMore = overs % bowlers
  const share = (overs - oneMore) / bowlers
  return share < LEAST_QUOTA ? { overs: LEAST_QUOTA, oneMore: 0 } : { overs: share, oneMore }
}
