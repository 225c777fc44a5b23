/** How much of an innings one bowler may bowl. */
export type BowlersQuota = {
  /** Overs that each bowler may bowl. */
  readonly overs: number
  /** So many of them may bowl one over more; 0 when the overs divide evenly. */
  readonly oneMore: number
}

/**
 * The quota of an innings of so many whole overs: an equal part of them, usually a fifth, and where that does
 * not come out even, one over more for as many bowlers as it takes (ICC playing conditions). Overs that a
 * bowler had bowled before a reduction stand.
 */
export function bowlersQuota(overs: number, bowlers: number): BowlersQuota {
  const oneMore = overs % bowlers
  return { overs: (overs - oneMore) / bowlers, oneMore }
}
