import type { BallBowled, Extras } from '../facts.ts'
import { runsRun } from '../fold/fold-ball.ts'
import type { RefusalCode } from './refusals.ts'
import type { MatchState } from '../fold/state.ts'

/** Six runs and a boundary overthrow: more has never been recorded. */
const mostRuns = 12

export function judgeRuns(state: MatchState, ball: BallBowled): RefusalCode | null {
  const { runs, extras, nonBoundary } = ball
  if (!isPossible(runs)) return 'absurd-runs'
  if (nonBoundary === true && runs !== 4 && runs !== 6) return 'no-such-boundary'
  return (extras === undefined ? null : judgeExtras(state, extras, runs)) ?? judgeAlone(state, ball)
}

/** Last Man Stands, rule A: a run counts only once whoever bats alone is back at the striker’s end. */
function judgeAlone({ setup }: MatchState, ball: BallBowled): RefusalCode | null {
  const { conditions } = setup
  if (conditions.aloneInTwos !== true || ball.striker !== ball.nonStriker) return null
  return runsRun(ball, conditions) % 2 === 0 ? null : 'alone-in-twos'
}

function isPossible(runs: number): boolean {
  return Number.isInteger(runs) && runs >= 0 && runs <= mostRuns
}

function judgeExtras(state: MatchState, extras: Extras, runs: number): RefusalCode | null {
  const { penalty = 0, ...run } = extras
  if (Object.values(run).some((count) => !isPossible(count))) return 'absurd-runs'
  if (!isPenalty(state, penalty)) return 'penalty-not-five'
  return judgeWide(extras, runs) ?? judgeByes(extras, runs) ?? judgeValue(state, extras)
}

/**
 * Law 41: penalty runs come in fives; several awards on one ball are possible. Playing conditions may award others for
 * a slow over rate.
 */
export function isPenalty({ setup }: MatchState, runs: number): boolean {
  if (!Number.isInteger(runs) || runs < 0 || runs > 25) return false
  const { overRatePenalty } = setup.conditions
  return runs % 5 === 0 || (overRatePenalty !== undefined && runs % overRatePenalty === 0)
}

function judgeWide({ wides, noballs, byes, legbyes }: Extras, runs: number): RefusalCode | null {
  if (wides === undefined || wides === 0) return null
  if (noballs !== undefined && noballs > 0) return 'wide-and-no-ball'
  if (runs > 0) return 'wide-with-bat-runs'
  return (byes ?? 0) + (legbyes ?? 0) > 0 ? 'wide-with-byes' : null
}

function judgeByes({ byes, legbyes }: Extras, runs: number): RefusalCode | null {
  const kinds = [runs, byes ?? 0, legbyes ?? 0].filter((count) => count > 0)
  return kinds.length > 1 ? 'byes-and-bat-runs' : null
}

function judgeValue(state: MatchState, { wides, noballs }: Extras): RefusalCode | null {
  const { wideValue, noBallValue } = state.setup.conditions
  const wide = wides ?? 0
  const noBall = noballs ?? 0
  const tooFew = (wide > 0 && wide < wideValue) || (noBall > 0 && noBall < noBallValue)
  return tooFew ? 'too-few-extras' : null
}
