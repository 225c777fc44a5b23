import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { parAt, targetOf } from './chase.ts'
import type { Chase } from './chase.ts'
import { allWickets } from './resource-table.ts'
import type { Position } from './resource-table.ts'
import type { TargetRefusal } from './resources.ts'

/** Where Team 2 stood when play ended. */
export type EndOfPlay = Position & {
  readonly runs: number
  /** All out, perhaps with absent batters: the innings was completed. */
  readonly allOut: boolean
  /** Legal balls that Team 2 must have received for a result (playing conditions). */
  readonly minimumBalls: number
}

export type Decision =
  | {
      readonly kind: 'won'
      readonly winner: 'team 1' | 'team 2'
      readonly by: { readonly runs: number } | { readonly wickets: number }
    }
  | { readonly kind: 'tied' }
  | { readonly kind: 'no result' }

/**
 * The result where play ended. An innings that was completed is compared with the target, one that was broken
 * off with the par score, whose excess is the margin. Below the minimum of overs there is no result, unless
 * the target was reached or the side was all out (Law 16, ICC playing conditions).
 */
export function decide(chase: Chase, end: EndOfPlay): Result<Decision, TargetRefusal> {
  const wrong = wrongEnd(chase, end)
  if (wrong !== undefined) return refused('bad-position', wrong)
  const { runs, wicketsLost, ballsLeft, allOut, minimumBalls } = end
  if (runs >= targetOf(chase)) {
    const wickets = allWickets(chase.method.table) - wicketsLost
    return ok({ kind: 'won', winner: 'team 2', by: { wickets } })
  }
  if (!allOut && chase.second.balls - ballsLeft < minimumBalls) return ok({ kind: 'no result' })
  const par = allOut ? targetOf(chase) - 1 : parAt(chase, end)
  if (par === null) return refused('not-in-table', 'The table has no value for this position.')
  return ok(byRuns(runs - par))
}

function byRuns(ahead: number): Decision {
  if (ahead === 0) return { kind: 'tied' }
  return ahead > 0
    ? { kind: 'won', winner: 'team 2', by: { runs: ahead } }
    : { kind: 'won', winner: 'team 1', by: { runs: -ahead } }
}

function wrongEnd(chase: Chase, { runs, ballsLeft, wicketsLost }: EndOfPlay): string | undefined {
  const { second, method } = chase
  if (![runs, ballsLeft, wicketsLost].every((value) => Number.isInteger(value) && value >= 0))
    return 'Runs, balls left and wickets lost are whole numbers.'
  if (ballsLeft > second.ballsLeft)
    return 'More balls are left than there were after the last stoppage.'
  if (wicketsLost < second.wicketsLost) return 'Fewer wickets are lost than at the last stoppage.'
  return wicketsLost > allWickets(method.table)
    ? 'More wickets are lost than a side has.'
    : undefined
}
