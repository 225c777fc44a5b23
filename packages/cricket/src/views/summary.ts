import { oversText } from '../formats/conditions.ts'
import { countedBalls } from '../fold/fold-innings.ts'
import { outcomeOf } from '../result/outcome.ts'
import type { Outcome } from '../result/outcome.ts'
import { seamLetters } from './seam.ts'
import { sentenceOf } from '../text/sentence.ts'
import type { TeamId } from '../setup.ts'
import type { Innings, MatchState } from '../fold/state.ts'

export type MatchStatus = 'upcoming' | 'live' | 'complete' | 'abandoned'

export type InningsSummary = {
  readonly team: TeamId
  readonly runs: number
  readonly wickets: number
  readonly balls: number
  readonly overs: string
  readonly allOut: boolean
  readonly declared: boolean
  /** Absent in summaries stored before the field existed. */
  readonly forfeited?: boolean
  readonly superOver: boolean
}

/** What a list shows of a match. */
export type Summary = {
  readonly status: MatchStatus
  readonly innings: readonly InningsSummary[]
  /** The batting side of the current innings. */
  readonly batting: TeamId | null
  readonly winner: TeamId | null
  /** The result, the equation or the toss, in one sentence. */
  readonly sentence: string
  /** One letter per legal ball of the current or last innings: `.`, `1` to `6`, `W`. */
  readonly seam: string
  /** The legal balls of that innings. */
  readonly ballLimit: number | null
}

export function summaryOf(state: MatchState): Summary {
  const outcome = outcomeOf(state)
  const { current } = state
  const batting = outcome === null && current !== null && current.closed === null
  return {
    status: statusOf(state, outcome),
    innings: state.innings.map((innings) => inningsSummary(state, innings)),
    batting: batting ? current.team.id : null,
    winner: winnerOf(outcome),
    sentence: sentenceOf(state, outcome),
    seam: current === null ? '' : seamLetters(current),
    ballLimit: current?.ballLimit ?? null,
  }
}

/** The winner, also by Super Over or bowl-out. */
export function winnerOf(outcome: Outcome | null): TeamId | null {
  return outcome?.winner ?? outcome?.tieBreak?.winner ?? null
}

export function statusOf(state: MatchState, outcome: Outcome | null): MatchStatus {
  if (outcome !== null) return outcome.kind === 'no result' ? 'abandoned' : 'complete'
  return state.innings.length === 0 && state.toss === null ? 'upcoming' : 'live'
}

function inningsSummary(state: MatchState, innings: Innings): InningsSummary {
  const { team, runs, wickets, balls, closed, superOver } = innings
  return {
    team: team.id,
    runs,
    wickets,
    balls,
    overs: oversText(countedBalls(innings), state.setup.conditions.ballsPerOver),
    allOut: closed === 'all out',
    declared: closed === 'declared',
    forfeited: closed === 'forfeited',
    superOver,
  }
}
