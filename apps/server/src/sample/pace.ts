import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { ballsPerInnings } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { randomFrom } from './random.ts'

/** Pauses after events, in units of a ball without one. */
const afterBall = { wicket: 3, innings: 12, over: 2, boundary: 1.3, quiet: 1 }
const afterOther: Partial<Record<PlayFact['type'], number>> = {
  toss: 4,
  'innings-started': 2,
  'player-of-match': 9,
}

/** How long to wait after the fact, when an uneventful ball takes `ballMs`. `state` is before the fact. */
export function gapAfter(fact: PlayFact, state: MatchState, ballMs: number): number {
  const { next } = randomFrom(state.seq)
  const natural = 0.7 + 0.6 * next()
  return Math.round(ballMs * natural * ballsWaited(fact, state))
}

function ballsWaited(fact: PlayFact, state: MatchState): number {
  if (fact.type !== 'ball-bowled') return afterOther[fact.type] ?? afterBall.quiet
  if (endsInnings(state)) return afterBall.innings
  if (fact.wickets !== undefined) return afterBall.wicket
  if (endsOver(state)) return afterBall.over
  return fact.runs >= 4 ? afterBall.boundary : afterBall.quiet
}

const endsOver = ({ current }: MatchState): boolean =>
  current?.over !== null && current?.over?.balls === (current?.over?.due ?? 0) - 1

function endsInnings({ current, setup }: MatchState): boolean {
  const limit = current?.ballLimit ?? ballsPerInnings(setup.conditions)
  return current !== null && limit !== null && current.balls >= limit - 1
}
