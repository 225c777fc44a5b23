import type { BallBowled, Fact } from '@pavilion/cricket/facts.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import { dueOf } from '@pavilion/cricket/laws/due.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import type { MatchSetup, Team } from '@pavilion/cricket/setup.ts'

/** Eleven players of a side, by ids that begin with its own. */
export const sideNamed = (id: string): Team => ({
  id,
  name: id,
  players: Array.from({ length: 11 }, (_, at) => ({ id: `${id}${at}`, name: `${id} ${at}` })),
})

/**
 * A match in which every third ball of the first innings is a one and every `wicketEvery`th takes a wicket,
 * until it is over or `most` facts are recorded.
 */
export function anyMatch(
  setup: MatchSetup,
  { wicketEvery = Infinity, most = Infinity }: { wicketEvery?: number; most?: number } = {},
): MatchState {
  let state = startMatch(setup)
  for (let at = 0; at < most; at++) {
    const fact = nextFact(state, at, at % wicketEvery === wicketEvery - 1)
    if (fact === null) return state
    const judged = judgeAll(state, [fact])
    if (!judged.ok) throw new Error(judged.message)
    state = judged.value.state
  }
  return state
}

/** What the Laws ask for; null at the end of the match. */
function nextFact(state: MatchState, at: number, isOut: boolean): Fact | null {
  const due = dueOf(state)
  const [first] = state.setup.teams
  if (due.need === 'toss') return { type: 'toss', winner: first.id, decision: 'bat' }
  if (due.need === 'innings') {
    return {
      type: 'innings-started',
      battingTeam: due.sides.length === 2 ? first.id : due.sides[0]!,
    }
  }
  if (due.need === 'nothing') return null
  const ball = nextBall(due)
  if (isOut) return { ...ball, wickets: [{ kind: 'bowled', playerOut: ball.striker }] }
  return { ...ball, runs: state.innings.length === 1 && at % 3 === 0 ? 1 : 0 }
}

/** A ball between those who are due; the bowlers take turns. */
function nextBall({ striker, nonStriker, batters, bowler, bowlers }: Due): BallBowled {
  const [first = '', second = ''] = batters
  return {
    type: 'ball-bowled',
    striker: striker ?? first,
    nonStriker: nonStriker ?? (striker === null ? second : first),
    bowler: bowler ?? bowlers[0] ?? '',
    runs: 0,
  }
}
