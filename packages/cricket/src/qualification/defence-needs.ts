import type { MatchState } from '../fold/state.ts'
import type { SideResult } from '../standings/contribution.ts'
import type { TeamId } from '../setup.ts'
import { chaseOf, contributionOf, dependsOnMore, isAmong, type OpenTable } from './chase-needs.ts'

/**
 * What the side that bowls second has to do to be among the places, if every other result stays as it is. `win`: any
 * win will do. `keep`: the others may make so many runs at most. `lost`: not even a win without another run will do.
 * `safe`: it goes through, though the target is reached off the next ball.
 */
export type DefenceNeeds = {
  readonly defending: TeamId
  readonly needs:
    | { readonly kind: 'win' | 'lost' | 'safe' }
    | { readonly kind: 'keep'; readonly runs: number }
}

/** With the scores level, a no-ball is hit for six. */
const MOST_BEYOND = 6

/** Null without a chase in a match of limited overs, and where points or places depend on more than the score. */
export function defenceNeeds(state: MatchState, table: OpenTable): DefenceNeeds | null {
  const chase = chaseOf(state)
  const { rules } = table
  if (chase === null || dependsOnMore(rules)) return null
  const { first, second, target, limit, now } = chase
  const defending = first.team.id
  const goesThrough = (result: SideResult, runs: number, off: number): boolean =>
    isAmong(defending, table, contributionOf(state, chase, { result, runs, off }))
  const answer = (needs: DefenceNeeds['needs']): DefenceNeeds => ({ defending, needs })
  if (goesThrough('won', target + MOST_BEYOND, now + 1)) return answer({ kind: 'safe' })
  const most = target - 2
  if (second.runs > most || !goesThrough('lost', second.runs, limit)) {
    return answer({ kind: 'lost' })
  }
  if (goesThrough('lost', most, limit)) return answer({ kind: 'win' })
  let [enough, tooMany] = [second.runs, most]
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2)
    if (goesThrough('lost', middle, limit)) enough = middle
    else tooMany = middle
  }
  return answer({ kind: 'keep', runs: enough })
}
