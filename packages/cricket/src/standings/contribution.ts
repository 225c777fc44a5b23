import type { Outcome } from '../result/outcome.ts'
import { outcomeOf } from '../result/outcome.ts'
import type { TeamId } from '../setup.ts'
import { countedBalls } from '../fold/fold-innings.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { winnerOf } from '../views/summary.ts'
import { creditedRates, isAllOut, quotaOf } from './credited-rates.ts'
import { balls } from './units.ts'
import type { Balls, Rate } from './units.ts'

export const sideResults = ['won', 'lost', 'tied', 'drawn', 'no result'] as const
export type SideResult = (typeof sideResults)[number]

/** A side did not turn up (walkover), gave the match up, or refused to play or to play on. */
export const defaults = ['walkover', 'conceded', 'forfeited'] as const
export type Default = (typeof defaults)[number]

/** `tie break`: by a Super Over or a bowl-out. `award`: by another ruling, not by the score. */
export const decisions = ['play', 'tie break', 'award', ...defaults] as const
export type Decision = (typeof decisions)[number]

/** An innings as it was played, from which bonus points are counted. */
export type InningsFacts = {
  /** Its place among the innings of the match, from 1. */
  readonly number: number
  readonly runs: number
  readonly wickets: number
  /** The wickets after which it would have been over. */
  readonly wicketLimit: number
  readonly allOut: boolean
  /** Runs and wickets after each complete over. */
  readonly progress: readonly (readonly [runs: number, wickets: number])[]
  /** Legal balls bowled. This and what follows is missing in facts that were kept before it was asked for. */
  readonly balls?: number | undefined
  /** It ran its course and was not cut off by the end of the match. */
  readonly closed?: boolean | undefined
  /** The legal balls it was allotted, where they are not those of a full innings. */
  readonly allotted?: number | undefined
  /** The target that officials or a method set in place of the other side's score plus one. */
  readonly revisedTarget?: number | undefined
  /** Fours and sixes off the bat. */
  readonly boundaries?: number | undefined
}

export type SideContribution = {
  readonly team: TeamId
  readonly result: SideResult
  readonly decision: Decision
  /** What the side scored; null where the match does not count towards net run rate. */
  readonly rate: Rate | null
  /** The side's innings in order, Super Overs left out. */
  readonly innings: readonly InningsFacts[]
}

/** What a finished match brings to a table. What a side conceded is what the other one scored. */
export type Contribution = {
  readonly ballsPerOver: Balls
  /** The balls of a full innings; null without a limit. */
  readonly quota: Balls | null
  readonly sides: readonly [SideContribution, SideContribution]
}

/** A match as one side sees it. */
export type Pair = {
  readonly own: SideContribution
  readonly other: SideContribution
  readonly contribution: Contribution
}

/** Null while the match has no result. A match that was abandoned is a `no result` for both sides. */
export function contributionOf(state: MatchState): Contribution | null {
  const outcome = outcomeOf(state)
  if (outcome === null) return null
  const { conditions, teams } = state.setup
  const rates = outcome.kind === 'no result' ? null : creditedRates(state, outcome)
  const quota = quotaOf(conditions)
  const played = state.innings.filter(({ superOver }) => !superOver)
  const sideOf = ({ id }: { readonly id: TeamId }): SideContribution => ({
    team: id,
    result: resultOf(outcome, id),
    decision: decisionOf(outcome),
    rate: rates?.get(id) ?? null,
    innings: played.filter((one) => one.team.id === id).map((one) => factsOf(one, played, quota)),
  })
  return {
    ballsPerOver: balls(conditions.ballsPerOver),
    quota,
    sides: [sideOf(teams[0]), sideOf(teams[1])],
  }
}

function resultOf(outcome: Outcome, team: TeamId): SideResult {
  const winner = winnerOf(outcome)
  if (winner !== null) return winner === team ? 'won' : 'lost'
  return outcome.kind === 'won' ? 'no result' : outcome.kind
}

function decisionOf({ kind, method, tieBreak }: Outcome): Decision {
  if (kind === 'tied' && tieBreak !== null) return 'tie break'
  const said = method?.toLowerCase()
  return said === 'awarded' ? 'award' : (defaults.find((one) => one === said) ?? 'play')
}

function factsOf(innings: Innings, played: readonly Innings[], quota: Balls | null): InningsFacts {
  const { number, runs, wickets, wicketLimit, overs } = innings
  const complete = overs.filter(({ closed }) => closed)
  const allOut = isAllOut(innings)
  return {
    number,
    runs,
    wickets,
    wicketLimit,
    allOut,
    progress: complete.map(({ totalRuns, totalWickets }) => [totalRuns, totalWickets]),
    balls: countedBalls(innings),
    closed: allOut || (innings.closed !== null && innings.closed !== 'closed'),
    boundaries: innings.batters.reduce((sum, { fours, sixes }) => sum + fours + sixes, 0),
    ...reducedFacts(innings, played, quota),
  }
}

/** What officials or a method have changed about an innings. */
function reducedFacts(
  { number, ballLimit, target }: Innings,
  played: readonly Innings[],
  quota: Balls | null,
): Pick<InningsFacts, 'allotted' | 'revisedTarget'> {
  if (quota === null) return {}
  const [first, second] = played.filter((one) => one.number < number)
  const isChase = first !== undefined && second === undefined
  const isRevised = isChase && target?.given === true && target.runs !== first.runs + 1
  return {
    ...(ballLimit !== null && ballLimit !== quota && { allotted: ballLimit }),
    ...(isRevised && { revisedTarget: target.runs }),
  }
}
