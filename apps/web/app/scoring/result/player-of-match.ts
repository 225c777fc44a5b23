import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { inUnit } from '@pavilion/cricket/text/length-text.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import { namedPlayersOf } from '@pavilion/cricket/laws/sides.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import * as t from '#texts/scoring.ts'
import type { PadChoice } from '../pad/choices.tsx'

type Candidates = { readonly side: string; readonly choices: readonly PadChoice[] }

/** Who may be player of the match, by side, the winners first; in each, who did most comes first. */
export function candidatesOf(state: MatchState): readonly Candidates[] {
  const winner = outcomeOf(state)?.winner
  return state.setup.teams
    .toSorted((one, other) => Number(other.id === winner) - Number(one.id === winner))
    .map((team) => ({
      side: team.name,
      choices: namedPlayersOf(state, team)
        .map(({ id, name }) => ({ id, label: name, note: figuresOf(state, id) }))
        .toSorted((one, other) => weightOf(state, other.id) - weightOf(state, one.id)),
    }))
}

/** "54 (32), 2–21 in 4"; undefined for who neither batted nor bowled. */
function figuresOf(state: MatchState, player: PlayerId): string | undefined {
  const figures = mainInnings(state).flatMap((innings) => [
    ...battingIn(innings, player),
    ...bowlingIn(state, innings, player),
  ])
  return figures.length === 0 ? undefined : figures.join(', ')
}

const mainInnings = ({ innings }: MatchState) => innings.filter(({ superOver }) => !superOver)

function battingIn({ batterById }: Innings, player: PlayerId): string[] {
  const line = batterById.get(player)
  if (line === undefined || line.absent) return []
  return [`${line.runs}${line.dismissal === null ? '*' : ''} (${line.balls})`]
}

function bowlingIn({ setup }: MatchState, { bowlerById }: Innings, player: PlayerId): string[] {
  const line = bowlerById.get(player)
  if (line === undefined) return []
  const rules = setup.conditions
  const overs = inUnit(oversText(line.balls + line.miscount, rules.ballsPerOver), rules)
  return [t.wicketsInOvers({ wickets: line.wickets, runs: line.runs, overs })]
}

/** A wicket weighs as much as so many runs, for the order of the list only. */
const RUNS_A_WICKET = 20

const weightOf = (state: MatchState, player: PlayerId): number =>
  mainInnings(state).reduce((sum, { batterById, bowlerById }) => {
    const wickets = bowlerById.get(player)?.wickets ?? 0
    return sum + (batterById.get(player)?.runs ?? 0) + wickets * RUNS_A_WICKET
  }, 0)
