import type { BallBowled, PlayFact } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { startMatch } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import type { MatchSetup } from '../setup.ts'
import { isSameFact } from './draft.ts'
import type { Draft } from './draft.ts'

/**
 * Whether the batter who was due to face did face this ball; null when nobody in particular was, since a new
 * batter takes either end.
 */
function followsStrike({ current }: MatchState, fact: PlayFact): boolean | null {
  if (fact.type !== 'ball-bowled') return null
  const { striker, nonStriker } = current ?? {}
  if (!striker || !nonStriker) return null
  return striker.id === fact.striker
}

/** By seq, the balls that followed the strike in a log. */
export function strikesIn(setup: MatchSetup, draft: Draft): Map<number, PlayFact> {
  const strikes = new Map<number, PlayFact>()
  const state = startMatch(setup)
  for (const entry of draft) {
    if (followsStrike(state, entry.fact) === true) strikes.set(entry.seq, entry.fact)
    foldFact(state, entry)
  }
  return strikes
}

/** What is left when the strike is carried on, and how many balls that changes. */
export type Carried = { readonly draft: Draft; readonly balls: number }

/**
 * Carries the strike on. The pad puts the batter on strike whom the runs before have put there; when those runs
 * are corrected, the balls after them name the wrong one, up to the first ball of which the scorer said who
 * faced or who was out, or at which somebody new was at the wicket.
 */
export function carryStrike(
  setup: MatchSetup,
  draft: Draft,
  before: ReadonlyMap<number, PlayFact>,
): Carried {
  const state = startMatch(setup)
  const carried = [...draft]
  let balls = 0
  for (const [at, { seq, fact }] of draft.entries()) {
    const follows = followsStrike(state, fact)
    const was = follows === false && isCarried(fact) ? before.get(seq) : undefined
    if (was !== undefined && isCarried(fact) && isSameFact(was, fact)) {
      carried[at] = { seq, fact: turned(fact) }
      balls++
    }
    foldFact(state, carried[at] ?? { seq, fact })
  }
  return { draft: carried, balls }
}

const isCarried = (fact: PlayFact): fact is BallBowled =>
  fact.type === 'ball-bowled' && (fact.wickets ?? []).length === 0

/** The ball with the other batter on strike. */
export const turned = (ball: BallBowled): BallBowled => ({
  ...ball,
  striker: ball.nonStriker,
  nonStriker: ball.striker,
})
