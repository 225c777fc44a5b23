import type { Entry } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { standing } from '../fold/log.ts'
import { startMatch } from '../fold/match.ts'
import type { MatchSetup, PlayerId } from '../setup.ts'
import type { Part } from '../views/explanation.ts'
import { partOf } from '../views/part-of.ts'
import { type AwardCount, countsFor } from './formula.ts'
import { playerCounts } from './match-counts.ts'

/** What a count of a match is made of, in the order of play; `innings` from 1, 0 before the first. */
export type AwardBall = Part & { readonly innings: number }

const all = countsFor('player')

/**
 * The balls that made what a player has in a match for the awards: the match is folded once more, and each fact that
 * changes a count is a part of it, as with the figures of a card. So a fifty is the ball that brought it up, and is taken
 * back by the ball that made it a hundred.
 */
export function awardBalls(
  setup: MatchSetup,
  log: readonly Entry[],
  player: PlayerId,
): Map<AwardCount, AwardBall[]> {
  const state = startMatch(setup)
  const found = new Map<AwardCount, AwardBall[]>()
  let before = playerCounts(state, player)
  for (const entry of standing(log)) {
    foldFact(state, entry)
    const now = playerCounts(state, player)
    for (const count of all) {
      const more = now[count] - before[count]
      if (more === 0) continue
      const ball = { ...partOf(state, entry, more), innings: state.current?.number ?? 0 }
      found.set(count, [...(found.get(count) ?? []), ball])
    }
    before = now
  }
  return found
}
