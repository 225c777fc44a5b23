/**
 * Matches still to be played among some teams, and what they are worth. Points are whole numbers, and a tie is
 * worth no more than a win.
 *
 * What a team takes out of a match is counted in halves: two for a win, one for a tie, none for a defeat. A
 * match always hands out two.
 */
export type Pool = {
  readonly win: number
  readonly tie: number
  /** How often each pair still meets; symmetric, with zeros on the diagonal. */
  readonly meetings: Matrix
}

export type Matrix = readonly (readonly number[])[]

/**
 * The fewest points with which a team can take so many halves from its meetings with one opponent. The same
 * results are cheapest for the opponent too, so nobody gains from any others.
 */
export function fewestPoints(pool: Pool, meetings: number, halves: number): number {
  const { win, tie } = pool
  return isTieCheap(pool)
    ? tie * Math.min(halves, meetings) + (win - tie) * Math.max(0, halves - meetings)
    : win * (halves >> 1) + tie * (halves & 1)
}

/** The results behind `fewestPoints`. */
export function cheapestResults(pool: Pool, meetings: number, halves: number) {
  const ties = isTieCheap(pool) ? Math.min(halves, 2 * meetings - halves) : halves & 1
  return { wins: (halves - ties) / 2, ties }
}

/** The halves that a team must take and may take from each opponent. */
export type Range = { readonly meetings: number; readonly low: number; readonly high: number }

/** The most halves that a team can take without getting more points than its limit; -1 when even the least is too many. */
export function mostHalves(pool: Pool, ranges: readonly Range[], limit: number): number {
  let most = 0
  let left = limit
  for (const { meetings, low } of ranges) {
    most += low
    left -= fewestPoints(pool, meetings, low)
  }
  if (left < 0) return -1
  for (const step of isTieCheap(pool)
    ? stepsByTies(pool, ranges)
    : stepsByWins(pool, ranges, left)) {
    const taken =
      step.price === 0 ? step.count : Math.min(step.count, Math.floor(left / step.price))
    most += taken * step.halves
    left -= taken * step.price
  }
  return most
}

/** Whether a half costs less as a tie than as part of a win. */
export function isTieCheap({ win, tie }: Pool): boolean {
  return 2 * tie <= win
}

type Step = { readonly count: number; readonly halves: number; readonly price: number }

/** A half costs a tie until all meetings are tied; from then on a tie is turned into a win. */
function stepsByTies({ win, tie }: Pool, ranges: readonly Range[]): Step[] {
  let ties = 0
  let wins = 0
  for (const { meetings, low, high } of ranges) {
    ties += Math.max(0, Math.min(high, meetings) - low)
    wins += Math.max(0, high - Math.max(low, meetings))
  }
  return [
    { count: ties, halves: 1, price: tie },
    { count: wins, halves: 1, price: win - tie },
  ]
}

/** Completing a win is cheapest, then come whole wins; a lone tie costs most for a half. */
function stepsByWins({ win, tie }: Pool, ranges: readonly Range[], left: number): Step[] {
  let completions = 0
  let wins = 0
  let ties = 0
  for (const { low, high } of ranges) {
    const completes = low % 2 === 1 && high > low ? 1 : 0
    const rest = high - low - completes
    completions += completes
    wins += rest >> 1
    ties += rest & 1
  }
  const afterCompletions = left - completions * (win - tie)
  const winsTaken =
    win === 0 ? wins : Math.min(wins, Math.floor(Math.max(0, afterCompletions) / win))
  return [
    { count: completions, halves: 1, price: win - tie },
    { count: wins, halves: 2, price: win },
    { count: ties + wins - winsTaken, halves: 1, price: tie },
  ]
}
