import type { PlayerSummary } from '@pavilion/contract/people/player-calls.ts'
import * as t from '#texts/common.ts'

/** A wicket is worth about as much as twenty runs. */
const RUNS_A_WICKET = 20
/** The share of bat or ball in all that a player did, from which both count. */
const ENOUGH = 0.25
const FEWEST_MATCHES = 3

/** What a player mostly does, by the figures; undefined until there are enough of them. */
export function roleOf({
  matches,
  runs,
  wickets,
}: Pick<PlayerSummary, 'matches' | 'runs' | 'wickets'>): string | undefined {
  const bowled = wickets * RUNS_A_WICKET
  if (matches < FEWEST_MATCHES || runs + bowled === 0) return undefined
  const share = bowled / (runs + bowled)
  if (share < ENOUGH) return t.batter
  return share > 1 - ENOUGH ? t.bowlerRole : t.allRounder
}
