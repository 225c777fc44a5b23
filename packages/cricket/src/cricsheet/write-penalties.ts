import type { PenaltyAwarded } from '../facts.ts'
import { inningsAwarded } from '../fold/fold-innings.ts'
import { isBall } from '../fold/state.ts'
import type { Innings, MatchState } from '../fold/state.ts'

type Penalty = { pre: number; post: number }

/**
 * Penalty runs outside any delivery, by innings, as the fold counts them (Law 41.17, 41.18): those of the
 * batting side in its innings, those of the other in its last one, or in its first before that has begun.
 */
export function penaltiesOf({ innings }: MatchState): Penalty[] {
  const penalties = innings.map(() => ({ pre: 0, post: 0 }))
  innings.forEach((current, index) => {
    let bowled = false
    for (const entry of current.entries) {
      const { fact } = entry
      // A total replaces what was awarded before it, as balls do not.
      bowled ||= isBall(entry) || fact.type === 'innings-summed'
      if (fact.type === 'penalty-awarded') award(innings, penalties, { fact, index, bowled })
    }
  })
  return penalties
}

type Award = {
  readonly fact: PenaltyAwarded
  readonly index: number
  readonly bowled: boolean
}

function award(
  innings: readonly Innings[],
  penalties: readonly Penalty[],
  { fact: { team, runs, when }, index, bowled }: Award,
): void {
  if (innings[index]?.team.id === team) {
    const own = penalties[index]
    const isBefore = when === undefined ? !bowled : when === 'before'
    if (own !== undefined) own[isBefore ? 'pre' : 'post'] += runs
    return
  }
  const earlier = inningsAwarded(innings.slice(0, index + 1), team)
  const past = earlier && penalties[earlier.number - 1]
  if (past !== undefined) past.post += runs
  else {
    const next = penalties[innings.findIndex((one, at) => at > index && one.team.id === team)]
    if (next !== undefined) next.pre += runs
  }
}
