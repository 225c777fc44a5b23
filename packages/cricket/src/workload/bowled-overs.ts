import type { Innings, MatchState } from '../fold/state.ts'
import { isBall } from '../fold/state.ts'
import type { BowledOvers } from './spells.ts'

/** Who bowled the overs of an innings; with `after`, only balls after that entry of the log count. */
export function bowledOvers({ overs, entries }: Innings, after = 0): BowledOvers {
  return overs.map(({ from, to }) => {
    const balls = entries.slice(from, to).filter(isBall)
    return [...new Set(balls.filter(({ seq }) => seq > after).map(({ fact }) => fact.bowler))]
  })
}

/** In how many overs of a match somebody has bowled after an entry of its log. */
export function oversInMatch({ innings }: MatchState, bowler: string, after: number): number {
  return innings
    .flatMap((one) => bowledOvers(one, after))
    .filter((bowlers) => bowlers.includes(bowler)).length
}
