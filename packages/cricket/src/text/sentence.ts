import { countedBalls } from '../fold/fold-innings.ts'
import { outcomeText } from '../result/outcome-text.ts'
import type { Outcome } from '../result/outcome.ts'
import type { Innings, MatchState } from '../fold/state.ts'

/** The line below the score: result, interruption, equation, lead, or toss. */
export function sentenceOf(state: MatchState, outcome: Outcome | null): string {
  if (outcome !== null) return outcomeText(state, outcome)
  if (state.stoppage !== null) return state.stoppage
  const { current } = state
  if (current === null) return tossText(state)
  return (
    equation(current) ??
    pastTarget(current) ??
    leadText(state, current) ??
    breakText(state, current)
  )
}

/** "Quetta won the toss and chose to bat"; empty before the toss. */
export function tossText({ toss, setup }: MatchState): string {
  if (toss === null) return ''
  const team = setup.teams.find(({ id }) => id === toss.winner)?.name ?? toss.winner
  const chose = toss.decision === 'bat' ? 'to bat' : 'to field'
  return toss.uncontested === true
    ? `${team} chose ${chose} without a toss`
    : `${team} won the toss and chose ${chose}`
}

/** "Need 46 from 28 balls" in a limited chase, "Need 112 to win" in others; null without a chase. */
export function equation(innings: Innings): string | null {
  const needed = runsNeeded(innings)
  if (needed === null || needed <= 0 || innings.closed !== null) return null
  const left = ballsLeft(innings)
  if (left === null) return `Need ${needed} to win`
  return `Need ${needed} from ${left} ${left === 1 ? 'ball' : 'balls'}`
}

/** Pairs bat on when they have won: "Lahore are 12 runs past the target". */
function pastTarget({ pairs, target, runs, team, closed }: Innings): string | null {
  if (pairs === null || target === null || closed !== null || runs < target.runs) return null
  const past = runs - target.runs + 1
  return `${team.name} lead by ${past} ${past === 1 ? 'run' : 'runs'}`
}

export function runsNeeded({ target, runs }: Innings): number | null {
  return target === null ? null : target.runs - runs
}

export function ballsLeft(innings: Innings): number | null {
  return innings.ballLimit === null ? null : innings.ballLimit - countedBalls(innings)
}

/**
 * "Lahore lead by 34 runs": from the second innings of a two-innings match on, in that one with what it takes to avoid
 * the follow-on.
 */
export function leadText(state: MatchState, innings: Innings): string | null {
  if (state.setup.conditions.inningsPerSide === 1 || state.innings.length < 2) return null
  const lead = leadOf(state, innings)
  if (lead === 0) return 'Scores level'
  const runs = Math.abs(lead) === 1 ? 'run' : 'runs'
  const text = `${innings.team.name} ${lead > 0 ? 'lead' : 'trail'} by ${Math.abs(lead)} ${runs}`
  const short = shortOfFollowOn(state, innings)
  return short === null ? text : `${text} and need ${short} to avoid the follow-on`
}

/** The runs that the side batting second still needs lest it be asked to bat again (Law 14); null for any other. */
function shortOfFollowOn(state: MatchState, innings: Innings): number | null {
  const { followOnMargin } = state.setup.conditions
  if (followOnMargin === null || state.innings.length !== 2 || innings.closed !== null) return null
  const short = 1 - leadOf(state, innings) - followOnMargin
  return short > 0 ? short : null
}

/** The lead of the batting side over all innings; negative when it trails. */
export function leadOf(state: MatchState, { team }: Innings): number {
  let lead = 0
  for (const one of state.innings) lead += one.team === team ? one.runs : -one.runs
  return lead
}

function breakText(state: MatchState, innings: Innings): string {
  if (innings.closed === null) return tossText(state)
  const { name } = innings.bowlingTeam
  if (innings.superOver || state.innings.length > 1) return 'Super Over to come'
  return `${name} need ${innings.runs + 1} to win`
}
