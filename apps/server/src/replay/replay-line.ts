import { readCricsheet } from '@pavilion/cricket/cricsheet/read.ts'
import { howOut } from '@pavilion/cricket/text/how-out.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { disagreements } from '@pavilion/cricket/result/disagreements.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { Disagreement } from '@pavilion/cricket/result/disagreements.ts'
import type { Outcome } from '@pavilion/cricket/result/outcome.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'

export type ReplayLine = {
  readonly file: string
  readonly result: (Outcome & { readonly text: string }) | null
  readonly innings: readonly InningsLine[]
  readonly disagreements: readonly Disagreement[]
}

export type BrokenLine = { readonly file: string; readonly error: string }

type InningsLine = {
  readonly team: string
  readonly superOver: boolean
  readonly runs: number
  readonly wickets: number
  /** Legal balls. */
  readonly balls: number
  readonly extras: Record<'wides' | 'noballs' | 'byes' | 'legbyes' | 'penalty', number>
  readonly batting: readonly BattingLine[]
  readonly bowling: readonly BowlingLine[]
}

type BattingLine = {
  readonly name: string
  readonly runs: number
  readonly balls: number
  readonly fours: number
  readonly sixes: number
  readonly how: string
}

type BowlingLine = {
  readonly name: string
  readonly balls: number
  readonly maidens: number
  readonly runs: number
  readonly wickets: number
}

/** The summary of one file, or why it is not a match. */
export function replayText(file: string, text: string): ReplayLine | BrokenLine {
  const json = parse(text)
  if (!json.ok) return { file, error: json.error }
  const match = readCricsheet(json.value)
  if (!match.ok) return { file, error: match.message }
  return replayLine(file, replay(match.value.setup, match.value.entries))
}

type Parsed = { ok: true; value: unknown } | { ok: false; error: string }

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch (error) {
    return {
      ok: false,
      error: `Not JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
    }
  }
}

export function replayLine(file: string, state: MatchState): ReplayLine {
  const outcome = outcomeOf(state)
  return {
    file,
    result: outcome === null ? null : { ...outcome, text: outcomeText(state, outcome) },
    innings: state.innings.map((innings) => inningsLine(state, innings)),
    disagreements: disagreements(state),
  }
}

function inningsLine(state: MatchState, innings: Innings): InningsLine {
  const { runs, wickets, balls, wides, noballs, byes, legbyes, penalty } = innings
  const naming = (player: string) => nameOf(state, player)
  return {
    team: innings.team.name,
    superOver: innings.superOver,
    runs,
    wickets,
    balls,
    extras: { wides, noballs, byes, legbyes, penalty },
    batting: innings.batters.map((line) => ({
      name: naming(line.id),
      runs: line.runs,
      balls: line.balls,
      fours: line.fours,
      sixes: line.sixes,
      how: howOut(line, naming),
    })),
    bowling: innings.bowlers.map((line) => ({
      name: naming(line.id),
      balls: line.balls,
      maidens: line.maidens,
      runs: line.runs,
      wickets: line.wickets,
    })),
  }
}
