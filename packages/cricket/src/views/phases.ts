import type { Innings, MatchState } from '../fold/state.ts'
import { unitOf } from '../text/length-text.ts'

export type PhaseRow = {
  readonly name: string
  /** Overs from 1, both included. */
  readonly from: number
  readonly to: number
  readonly runs: number
  readonly wickets: number
  readonly balls: number
  /** Runs per over; null before the first ball. */
  readonly runRate: number | null
}

type Span = { readonly name: string; readonly from: number; readonly to: number }

/** What follows the powerplay, or all of it where there is none, in the words of the format. */
const names = {
  over: { first: 'First overs', middle: 'Middle overs', death: 'Death overs' },
  ball: { first: 'Start', middle: 'Middle', death: 'Death' },
}

/** Powerplay, middle and death overs; empty without a limit of overs. */
export function phaseRows(state: MatchState, innings: Innings): PhaseRow[] {
  return spans(state, innings)
    .map((span) => phaseRow(state, innings, span))
    .filter(({ balls }) => balls > 0)
}

function spans(state: MatchState, innings: Innings): Span[] {
  if (innings.ballLimit === null || innings.superOver) return []
  const { ballsPerOver } = state.setup.conditions
  const overs = Math.ceil(innings.ballLimit / ballsPerOver)
  const restricted = innings.powerplays.find(({ from }) => from === 0)?.to
  const opening = restricted ?? Math.round(innings.ballLimit * 0.3)
  const { first, middle, death: last } = names[unitOf(state.setup.conditions)]
  const powerplay = Math.min(overs, Math.ceil(opening / ballsPerOver))
  const death = Math.max(powerplay, overs - Math.round(overs * (overs > 20 ? 0.2 : 0.25)))
  return [
    { name: restricted === undefined ? first : 'Powerplay', from: 0, to: powerplay },
    { name: middle, from: powerplay, to: death },
    { name: last, from: death, to: overs },
  ]
}

function phaseRow(state: MatchState, innings: Innings, { name, from, to }: Span): PhaseRow {
  const overs = innings.overs.slice(from, to)
  const sum = { runs: 0, wickets: 0, balls: 0 }
  for (const over of overs) {
    sum.runs += over.runs
    sum.wickets += over.wickets
    sum.balls += over.balls
  }
  const { ballsPerOver } = state.setup.conditions
  const runRate = sum.balls === 0 ? null : (sum.runs * ballsPerOver) / sum.balls
  return { name, from: from + 1, to, ...sum, runRate }
}
